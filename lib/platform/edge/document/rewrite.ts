import { inlineScriptHashes, joinInlineScripts, refuseUnknown } from './inline-scripts.ts';
import type { JointStyles } from './joint-styles.ts';
import { withLateScripts } from './late-scripts.ts';
import { assemble, cut, type Piece } from './pieces.ts';
import { inlineSuspense } from './whole-document.ts';

/** The steps of rewriting, in order, named by what they change. */
const STEPS = ['parts', 'refused', 'sheets', 'files', 'inline'] as const;
export type Step = (typeof STEPS)[number];

export type Rewritten = {
  body: Buffer;
  /** Hashes of the inline scripts that may run, as a Content-Security-Policy names them. */
  scripts: string[];
  /** Number of changes by each step, and of parts that are left for a script to move. */
  changes: Record<Step | 'left', number>;
};

/** Rewrites a document of the framework into the one that is sent. It is parsed once. */
export function rewrite(body: Buffer, join: JointStyles['join']): Rewritten {
  const { pieces, changes } = rewritten(body, join);
  return { body: assemble(pieces), scripts: inlineScriptHashes(pieces), changes };
}

/** The same, still as pieces. */
export function rewritten(
  body: Buffer,
  join: JointStyles['join'],
): { pieces: readonly Piece[]; changes: Rewritten['changes'] } {
  const steps = {
    parts: inlineSuspense,
    refused: refuseUnknown,
    sheets: join,
    files: withLateScripts,
    inline: joinInlineScripts,
  };
  const changes = { parts: 0, refused: 0, sheets: 0, files: 0, inline: 0, left: 0 };
  let pieces: readonly Piece[] = cut(body);
  for (const name of STEPS) {
    const changed = steps[name](pieces);
    pieces = changed.pieces;
    changes[name] = changed.count;
  }
  changes.left = pieces.filter(({ kind }) => kind === 'part').length;
  return { pieces, changes };
}
