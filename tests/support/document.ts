import { assemble, type Changed, cut, type Piece } from '@/lib/platform/edge/document/pieces';

/** Returns a function that applies one rewriting step to a document. */
export const through =
  (step: (pieces: readonly Piece[]) => Changed) =>
  (html: string): string =>
    assemble(step(cut(Buffer.from(html))).pieces).toString();
