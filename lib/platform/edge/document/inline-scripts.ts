import { scriptHash } from '../security-headers.ts';
import { isKnownScript } from './known-scripts.ts';
import { type Changed, codeOf, type Piece, type ScriptPiece, scriptPiece, textPiece } from './pieces.ts';

/** Data blocks, not code: a Content-Security-Policy does not apply to them. */
const DATA_TYPE = /\btype\s*=\s*["']?(application\/(ld\+)?json|speculationrules)/i;
const FROM_FILE = /\bsrc\s*=/i;

const isInline = (piece: Piece): piece is ScriptPiece =>
  piece.kind === 'script' &&
  piece.code !== '' &&
  !FROM_FILE.test(piece.attributes) &&
  !DATA_TYPE.test(piece.attributes);

/**
 * Turns inline scripts of unknown form into text pieces, so that the policy has no hash for them and no browser runs
 * them. The first script of a document is the layout's: it precedes anything that a merchant or visitor can write.
 */
export function refuseUnknown(pieces: readonly Piece[]): Changed {
  const first = pieces.find(isInline);
  const isRefused = (piece: Piece): boolean =>
    isInline(piece) && piece !== first && (piece.attributes !== '' || !isKnownScript(piece.code));
  const count = pieces.filter(isRefused).length;
  return {
    pieces: count > 0 ? pieces.map((piece) => (isRefused(piece) ? textPiece(piece.text) : piece)) : pieces,
    count,
  };
}

/**
 * Joins consecutive plain inline scripts. The framework splits a page's payload into dozens of them, each of which
 * would need its own hash in the policy.
 */
export function joinInlineScripts(pieces: readonly Piece[]): Changed {
  const joined: Piece[] = [];
  let run: string[] = [];
  const endRun = () => {
    if (run.length > 0) joined.push(scriptPiece('', run.join(';\n')));
    run = [];
  };
  for (const piece of pieces) {
    if (piece.text === '') continue;
    if (piece.kind === 'script' && piece.attributes === '') run.push(piece.code);
    else {
      endRun();
      joined.push(piece);
    }
  }
  endRun();
  return { pieces: joined, count: pieces.length - joined.length };
}

/** Returns the hashes of a document's inline scripts, without duplicates. */
export function inlineScriptHashes(pieces: readonly Piece[]): string[] {
  return [...new Set(pieces.filter(isInline).map((script) => scriptHash(codeOf(script))))];
}
