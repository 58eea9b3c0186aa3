import { widthOf, graphemesOf } from '../../text/width.js';
import { neutraliseLine } from '../../text/neutralise.js';
import { arrange, type Arranged, type Spot } from './layout.js';
import { html, type Content, type Markup } from './markup.js';

/** A box of a picture: a name, and what is said of it in smaller letters. */
export interface Box {
  readonly id: string;
  readonly name: string;
  readonly note?: string;
  /** Class of the style sheet: who it is, or what kind of thing. */
  readonly look: string;
  /** Fragment of the page where more stands. */
  readonly href?: string;
}

export interface Arrow {
  readonly from: string;
  readonly to: string;
  readonly look: string;
  readonly isDashed?: boolean;
}

export interface Drawing {
  readonly direction: 'right' | 'down';
  /** What somebody is told who does not see it; where the same stands as text. */
  readonly label: string;
  readonly boxes: readonly Box[];
  readonly arrows: readonly Arrow[];
}

/** Pixels: a letter of the names (they are monospaced) and of the notes, and what stands around them. */
const LETTER = 7.25;
const NOTE_LETTER = 6.65;
const PADDING = 12;
const HEIGHT = 30;
const NOTE_HEIGHT = 46;
const MOST_LETTERS = 34;

/** A picture of boxes and arrows, laid out here, so that the page needs no script for it. */
export function draw({ direction, label, boxes, arrows }: Drawing): Markup {
  const sized = boxes.map((box) => ({ ...box, name: shortened(box.name), ...(box.note === undefined ? {} : { note: shortened(box.note) }), full: [box.name, box.note].filter((text) => text !== undefined).join(', ') }));
  const sizes = new Map(sized.map((box) => [box.id, sizeOf(box)]));
  const columns = direction === 'right' ? equalised(sizes, sized) : sizes;
  const placed = arrange({
    direction, gap: direction === 'right' ? 9 : 28, step: direction === 'right' ? 90 : 30,
    boxes: Array.from(columns, ([id, size]) => ({ id, ...size })), arrows,
  });
  const ways = ports(arrows, placed, columns, direction);
  const width = Math.ceil(placed.width) + 2;
  const height = Math.ceil(placed.height) + 2;
  return html`<div class="picture" tabindex="0" role="group" aria-label="${label}"><svg viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">
${arrows.map((arrow, index) => arrowMarkup(arrow, ways[index] ?? [], direction))}
${sized.map((box) => boxMarkup(box, placed.boxes.get(box.id) ?? { x: 0, y: 0 }, columns.get(box.id) ?? { width: 0, height: 0 }))}
</svg></div>`;
}

interface Size { readonly width: number; readonly height: number }

function sizeOf({ name, note = '' }: Pick<Box, 'name' | 'note'>): Size {
  return { width: Math.ceil(2 * PADDING + Math.max(widthOf(name) * LETTER, widthOf(note) * NOTE_LETTER)), height: note === '' ? HEIGHT : NOTE_HEIGHT };
}

/** Boxes of one look are of one width: they stand in a column. */
function equalised(sizes: ReadonlyMap<string, Size>, boxes: readonly Box[]): ReadonlyMap<string, Size> {
  const columnOf = ({ look }: Box): string => look.split(' ')[0] ?? '';
  const widest = new Map<string, number>();
  for (const box of boxes) widest.set(columnOf(box), Math.max(widest.get(columnOf(box)) ?? 0, sizes.get(box.id)?.width ?? 0));
  return new Map(boxes.map((box) => [box.id, { width: widest.get(columnOf(box)) ?? 0, height: sizes.get(box.id)?.height ?? HEIGHT }]));
}

function shortened(text: string): string {
  const shown = neutraliseLine(text);
  const letters = graphemesOf(shown);
  return letters.length <= MOST_LETTERS ? shown : `${letters.slice(0, MOST_LETTERS / 2).join('')}…${letters.slice(1 - MOST_LETTERS / 2).join('')}`;
}

function boxMarkup({ name, note, look, href, full }: Box & { readonly full: string }, middle: Spot, { width, height }: Size): Content {
  const left = round(middle.x - width / 2);
  const top = round(middle.y - height / 2);
  const lines = note === undefined
    ? html`<text x="${left + PADDING}" y="${round(middle.y + 4)}">${name}</text>`
    : html`<text x="${left + PADDING}" y="${round(middle.y - 3)}">${name}</text><text class="note" x="${left + PADDING}" y="${round(middle.y + 14)}">${note}</text>`;
  const box = html`<title>${full}</title><rect x="${left}" y="${top}" width="${width}" height="${height}" rx="6"/>${lines}`;
  return href === undefined ? html`<g class="box ${look}">${box}</g>
` : html`<a class="box ${look}" href="${href}">${box}</a>
`;
}

function arrowMarkup({ look, isDashed = false }: Arrow, points: readonly Spot[], direction: Drawing['direction']): Content {
  const end = points.at(-1);
  if (!end) return '';
  const tip = direction === 'right' ? 'l-7 -3.5v7z' : 'l-3.5 -7h7z';
  return html`<path class="arrow ${look}${isDashed ? ' dashed' : ''}" d="${curve(points, direction)}"/><path class="tip ${look}" d="M${at(end)}${tip}"/>
`;
}

/** Arrows leave and arrive straight, next to each other in the order of where they come from or lead to. */
function ports(arrows: readonly Arrow[], { boxes, arrows: ways }: Arranged, sizes: ReadonlyMap<string, Size>, direction: Drawing['direction']): readonly (readonly Spot[])[] {
  const along = ({ x, y }: Spot): number => (direction === 'right' ? y : x);
  const middle = (id: string): Spot => boxes.get(id) ?? { x: 0, y: 0 };
  const port = (id: string, index: number, count: number, side: 1 | -1): Spot => {
    const { width, height } = sizes.get(id) ?? { width: 0, height: 0 };
    const { x, y } = middle(id);
    const [length, depth] = direction === 'right' ? [height, width] : [width, height];
    const shift = (index + 1) / (count + 1) - 0.5;
    const spread = Math.min(length, count * (direction === 'right' ? 10 : 44)) * shift;
    return direction === 'right' ? { x: x + side * depth / 2, y: y + spread } : { x: x + spread, y: y + side * depth / 2 };
  };
  const placeAmong = (own: Arrow, near: 'from' | 'to', far: 'from' | 'to'): { index: number; count: number } => {
    const siblings = arrows.filter((other) => other[near] === own[near]).sort((a, b) => along(middle(a[far])) - along(middle(b[far])));
    return { index: siblings.indexOf(own), count: siblings.length };
  };
  return arrows.map((arrow, index) => {
    const out = placeAmong(arrow, 'from', 'to');
    const into = placeAmong(arrow, 'to', 'from');
    const between = (ways[index] ?? []).slice(1, -1);
    return [port(arrow.from, out.index, out.count, 1), ...(between.length < 2 ? [] : between), port(arrow.to, into.index, into.count, -1)];
  });
}

/** Through the middles between its points, leaving and arriving straight. */
function curve(points: readonly Spot[], direction: Drawing['direction']): string {
  const [first, ...rest] = points;
  const last = rest.at(-1);
  if (!first || !last) return '';
  if (points.length < 4) {
    const bend = direction === 'right' ? [{ x: (first.x + last.x) / 2, y: first.y }, { x: (first.x + last.x) / 2, y: last.y }] : [{ x: first.x, y: (first.y + last.y) / 2 }, { x: last.x, y: (first.y + last.y) / 2 }];
    return `M${at(first)}C${bend.map(at).join(' ')} ${at(last)}`;
  }
  const middles = rest.slice(0, -1).map((point, index) => `Q${at(point)} ${at(middleOf(point, rest[index + 1] ?? point))}`);
  return `M${at(first)}${middles.join('')}L${at(last)}`;
}

function middleOf(a: Spot, b: Spot): Spot {
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
}

function at({ x, y }: Spot): string {
  return `${round(x)} ${round(y)}`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
