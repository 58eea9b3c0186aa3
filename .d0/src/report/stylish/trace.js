import { neutralise, neutraliseLine } from '../../text/neutralise.js';
import { padTo, widthOf } from '../../text/width.js';
import { wrap } from '../../text/wrap.js';
const INDENT = '  ';
/** Places beside their messages may take this share of the line; longer ones stand above them. */
const PLACE_SHARE = 0.45;
const NARROWEST_MESSAGE = 24;
/**
 * A path, hop by hop: `file:line` of each, then what happens there. Places are never shortened, so that a terminal can open them.
 */
export function trace(hops, pathOf, theme) {
    const places = hops.map(({ path, line }) => neutraliseLine(`${pathOf(path)}:${line}`));
    const placeWidth = Math.max(0, ...places.map(widthOf));
    const beside = placeWidth <= theme.columns * PLACE_SHARE && theme.columns - placeWidth - 6 >= NARROWEST_MESSAGE;
    return hops.flatMap(({ message }, index) => {
        const strokes = strokesOf(index, hops.length, theme.symbols);
        const place = places[index] ?? '';
        return beside ? hopBeside(place, placeWidth, message, strokes, theme) : hopAbove(place, message, strokes, theme);
    });
}
function strokesOf(index, count, symbols) {
    const isLast = index === count - 1;
    const at = count === 1 ? symbols.pathOnly : index === 0 ? symbols.pathStart : isLast ? symbols.pathEnd : symbols.pathNext;
    return { at, below: isLast ? ' ' : symbols.bar };
}
function hopBeside(place, placeWidth, message, strokes, { paint, columns }) {
    const lines = wrap(neutralise(message), columns - INDENT.length - placeWidth - 4);
    return lines.map((line, index) => {
        const stroke = paint.dim(index === 0 ? strokes.at : strokes.below);
        const shownPlace = padTo(index === 0 ? place : '', placeWidth);
        return `${INDENT}${stroke} ${index === 0 ? paint.cyan(shownPlace) : shownPlace}  ${line}`.trimEnd();
    });
}
function hopAbove(place, message, strokes, { paint, columns }) {
    const lines = message === '' ? [] : wrap(neutralise(message), columns - INDENT.length - 4);
    return [
        `${INDENT}${paint.dim(strokes.at)} ${paint.cyan(place)}`,
        ...lines.map((line) => `${INDENT}${paint.dim(strokes.below)}   ${line}`.trimEnd()),
    ];
}
