import { type Changed, type Piece, textPiece } from './pieces.ts';

/** Start of each inline script in which React moves a part of the page, or defines the functions for that. */
const MOVES = '$R';
/** This one moves nothing: it marks a part that the browser has to render. */
const FAILS = '$RX';
const PART_END = '</div>';

/**
 * Puts parts of a document that were streamed separately back in their places. The framework sends the content of a
 * `Suspense` at the end, hidden, with a script that moves it. A page sent in one piece gains nothing by that, and would
 * lose those parts without scripts. A document with anything else to move is left unchanged; a part for the browser to
 * render keeps its placeholder.
 */
export function inlineSuspense(pieces: readonly Piece[]): Changed {
  const unchanged = { pieces, count: 0 };
  const taken = takeParts(pieces);
  if (!taken || taken.rest.some((piece) => moves(piece) && !fails(piece))) return unchanged;
  const { rest, parts } = taken;
  const count = parts.size;
  const fill = (list: readonly Piece[]): Piece[] =>
    list.flatMap((piece) => {
      const part = piece.kind === 'place' ? parts.get(piece.id) : undefined;
      if (piece.kind !== 'place' || !part) return piece;
      parts.delete(piece.id);
      return [textPiece('<!--$-->'), ...fill(part)];
    });
  const whole = fill(rest);
  return parts.size === 0 ? { pieces: whole, count } : unchanged;
}

const beginsWith =
  (start: string) =>
  (piece: Piece): boolean =>
    piece.kind === 'script' && piece.attributes === '' && piece.code.startsWith(start);
const moves = beginsWith(MOVES);
const fails = beginsWith(FAILS);

/** Returns the parts by id, and the document without them. Null if one does not have the expected form. */
function takeParts(pieces: readonly Piece[]): { rest: readonly Piece[]; parts: Map<string, Piece[]> } | null {
  const parts = new Map<string, Piece[]>();
  const rest: Piece[] = [];
  for (let at = 0; at < pieces.length; at += 1) {
    const piece = pieces[at] as Piece;
    if (piece.kind !== 'part') {
      rest.push(piece);
      continue;
    }
    const from = at + 1;
    at = pieces.findIndex((each, place) => place > at && moves(each));
    const [call, last] = [pieces[at], pieces[at - 1]];
    const { id } = piece;
    const isCalled = call?.kind === 'script' && call.code.endsWith(`$RC("B:${id}","S:${id}")`);
    if (!isCalled || !last?.text.endsWith(PART_END) || parts.has(id)) return null;
    parts.set(id, [...pieces.slice(from, at - 1), textPiece(last.text.slice(0, -PART_END.length))]);
  }
  return { rest, parts };
}
