/** A piece of a document that a rewriting step handles, or the text between two of them. */
export type Piece = { text: string } & (
  | { kind: 'text' | 'preload' | 'end' }
  /** `attributes` is the text of its attributes, from the space before the first. */
  | { kind: 'script'; attributes: string; code: string }
  | { kind: 'sheet'; name: string; precedence: string }
  /** Where a separately streamed part begins, and where it belongs. */
  | { kind: 'part' | 'place'; id: string }
);

export type ScriptPiece = Extract<Piece, { kind: 'script' }>;

/** The result of a rewriting step, and how many changes it made. */
export type Changed = { pieces: readonly Piece[]; count: number };

const OPENINGS = [
  String.raw`script\b(?<attributes>[^>]*)>`,
  String.raw`link rel="stylesheet" href="\/_next\/static\/chunks\/(?<name>[\w~-]+)\.css" (?<precedence>data-precedence="[^"]*")\/>`,
  String.raw`(?<preload>link rel="preload" as="script"[^>]*>)`,
  String.raw`div hidden id="S:(?<part>\w+)">`,
  // A placeholder with a fallback is not filled.
  String.raw`!--\$\?--><template id="B:(?<place>\w+)"><\/template>(?=<!--\/\$-->)`,
  String.raw`\/body>`,
];
const PIECE = new RegExp(`<(?:${OPENINGS.join('|')})`, 'g');
const SCRIPT_END = '</script>';

/** The encoding in which a document is read and written: one character per byte, whatever the page's encoding. */
const BYTES = 'latin1';

export const textPiece = (text: string): Piece => ({ kind: 'text', text });

export const scriptPiece = (attributes: string, code: string): ScriptPiece => ({
  kind: 'script',
  text: `<script${attributes}>${code}${SCRIPT_END}`,
  attributes,
  code,
});

/** Splits a document into pieces, in one pass. The content of a script is code, whatever it looks like. */
export function cut(body: Buffer): Piece[] {
  const html = body.toString(BYTES);
  const pieces: Piece[] = [];
  let at = 0;
  PIECE.lastIndex = 0;
  for (let found = PIECE.exec(html); found; found = PIECE.exec(html)) {
    const piece = pieceAt(html, found);
    if (!piece) break;
    if (found.index > at) pieces.push(textPiece(html.slice(at, found.index)));
    pieces.push(piece);
    at = found.index + piece.text.length;
    PIECE.lastIndex = at;
  }
  if (at < html.length) pieces.push(textPiece(html.slice(at)));
  return pieces;
}

export const assemble = (pieces: readonly Piece[]): Buffer =>
  Buffer.from(pieces.map(({ text }) => text).join(''), BYTES);

/** Returns the code of a script as it is sent. */
export const codeOf = ({ code }: ScriptPiece): Buffer => Buffer.from(code, BYTES);

/** Undefined for a script without an end tag. */
function pieceAt(html: string, { 0: text, index, groups = {} }: RegExpExecArray): Piece | undefined {
  const { attributes, name, precedence = '', preload, part, place } = groups;
  if (attributes !== undefined) {
    const from = index + text.length;
    const to = html.indexOf(SCRIPT_END, from);
    if (to < 0) return undefined;
    const whole = html.slice(index, to + SCRIPT_END.length);
    return { kind: 'script', text: whole, attributes, code: html.slice(from, to) };
  }
  if (name !== undefined) return { kind: 'sheet', text, name, precedence };
  if (preload !== undefined) return { kind: 'preload', text };
  if (part !== undefined) return { kind: 'part', text, id: part };
  if (place !== undefined) return { kind: 'place', text, id: place };
  return { kind: 'end', text };
}
