import { createRequire } from 'node:module';

/** What is laid out: boxes of known sizes and who leads to whom. */
export interface Arrangement {
  /** Where arrows lead. */
  readonly direction: 'right' | 'down';
  readonly boxes: readonly { readonly id: string; readonly width: number; readonly height: number }[];
  readonly arrows: readonly { readonly from: string; readonly to: string }[];
  /** Pixels between neighbours, and between a box and the next. */
  readonly gap: number;
  readonly step: number;
}

export interface Spot { readonly x: number; readonly y: number }

export interface Arranged {
  readonly width: number;
  readonly height: number;
  /** The middle of each box. */
  readonly boxes: ReadonlyMap<string, Spot>;
  /** The points through which each arrow goes, as they were given. */
  readonly arrows: readonly (readonly Spot[])[];
}

/** The part of `@dagrejs/dagre` that is used. Its own types need a resolution that Node does not have. */
interface Dagre {
  readonly Graph: new () => DagreGraph;
  readonly layout: (graph: DagreGraph) => void;
}

interface DagreGraph {
  setGraph(label: Readonly<Record<string, unknown>>): unknown;
  setNode(id: string, label: { readonly width: number; readonly height: number }): unknown;
  setEdge(from: string, to: string, label: object): unknown;
  node(id: string): Spot;
  edge(from: string, to: string): { readonly points: readonly Spot[] };
  graph(): { readonly width?: number; readonly height?: number };
}

let loaded: Dagre | undefined;

/** Places boxes in layers so that few arrows cross. The same boxes always come to the same places. */
export function arrange({ direction, boxes, arrows, gap, step }: Arrangement): Arranged {
  loaded ??= createRequire(import.meta.url)('@dagrejs/dagre') as Dagre;
  const graph = new loaded.Graph();
  graph.setGraph({ rankdir: direction === 'right' ? 'LR' : 'TB', nodesep: gap, ranksep: step, edgesep: gap, marginx: 1, marginy: 1 });
  for (const { id, width, height } of boxes) graph.setNode(id, { width, height });
  for (const { from, to } of arrows) graph.setEdge(from, to, {});
  loaded.layout(graph);
  const { width = 0, height = 0 } = graph.graph();
  return {
    width, height,
    boxes: new Map(boxes.map(({ id }) => [id, graph.node(id)])),
    arrows: arrows.map(({ from, to }) => graph.edge(from, to).points),
  };
}
