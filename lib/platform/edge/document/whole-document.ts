import { type Changed, type Piece, textPiece } from './pieces.ts';

/** Every call of React's own script that moves what was sent apart begins so, or with what it calls. */
const MOVES = '$R';
/** This one moves nothing: it says that a part is to be drawn in the browser. */
const FAILS = '$RX';
const PART_END = '</div>';

/**
 * Puts the parts of a document that were sent apart back in their places. The framework sends what stands in a
 * `Suspense` at the end, out of sight, with a script that moves it; a page that is sent in one piece gains nothing by
 * that, and without scripts would lose those parts. A document with anything else to move is left as it is; what the
 * browser is to draw stays a place of its own.
 */
export function putBack(pieces: readonly Piece[]): Changed {
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

/** The parts by their names, and the document without them. Null when one is not what it is expected to be. */
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
