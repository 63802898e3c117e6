import { inlineScriptHashes } from '../document/inline-scripts.ts';
import type { Piece } from '../document/pieces.ts';
import { scriptHash } from '../security-headers.ts';
import { type FramePath, MARK } from './content.ts';
import { type Filling, HTML_SLOTS, type Slot, scriptSlots } from './slots.ts';

/** A part of a frame: bytes, or a function of the filling. */
type Stretch = Buffer | Slot['fill'];
type Segment = { kind: 'text' | 'script'; stretches: Stretch[] };

export type Frame = {
  /** Returns the document, and the hashes of its inline scripts, as a Content-Security-Policy names them. */
  around(filling: Filling): { body: Buffer; scripts: string[] };
};

const bytes = (latin1: string): Buffer => Buffer.from(latin1, 'latin1');

/** Splits a text at its slots. Null if it contains an unknown mark. */
function cutAt(text: string, slots: readonly Slot[]): Stretch[] | null {
  const [slot, ...rest] = slots;
  if (!slot) return text.includes(MARK) ? null : [bytes(text)];
  const stretches: Stretch[] = [];
  for (const [at, part] of text.split(slot.mark).entries()) {
    if (at > 0) stretches.push(slot.fill);
    const inner = cutAt(part, rest);
    if (!inner) return null;
    stretches.push(...inner);
  }
  return stretches;
}

/**
 * Compiles a finished document with marks into a frame that can be filled. Null if the marks are not as expected: one
 * is missing, or is in an unknown place.
 */
export function compile(pieces: readonly Piece[], frame: FramePath): Frame | null {
  const inScripts = scriptSlots(frame);
  const segments: Segment[] = [];
  for (const piece of pieces) {
    const isScript = piece.kind === 'script' && piece.text.includes(MARK);
    const text = isScript ? piece.code : piece.text;
    const stretches = cutAt(text, isScript ? inScripts : HTML_SLOTS);
    if (!stretches) return null;
    segments.push(isScript ? { kind: 'script', stretches } : { kind: 'text', stretches });
  }
  const used = new Set(segments.flatMap(({ stretches }) => stretches));
  if (![...HTML_SLOTS, ...inScripts].every(({ fill }) => used.has(fill))) return null;
  const same = inlineScriptHashes(pieces.filter(({ text }) => !text.includes(MARK)));
  const joined = joinBytes(segments);
  return {
    around(filling) {
      const scripts = [...same];
      const parts = joined.flatMap(({ kind, stretches }) => {
        const filled = stretches.map((stretch) => {
          const part = Buffer.isBuffer(stretch) ? stretch : stretch(filling);
          return Buffer.isBuffer(part) ? part : Buffer.from(part);
        });
        if (kind === 'text') return filled;
        const code = Buffer.concat(filled);
        scripts.push(scriptHash(code));
        return [OPEN, code, CLOSE];
      });
      return { body: Buffer.concat(parts), scripts };
    },
  };
}

const OPEN = bytes('<script>');
const CLOSE = bytes('</script>');

/** Joins adjacent text segments, and adjacent bytes within a segment. */
function joinBytes(segments: readonly Segment[]): Segment[] {
  const joined: Segment[] = [];
  for (const { kind, stretches } of segments) {
    const last = joined.at(-1);
    const into = kind === 'text' && last?.kind === 'text' ? last.stretches : [];
    if (into !== last?.stretches) joined.push({ kind, stretches: into });
    for (const stretch of stretches) {
      const before = into.at(-1);
      if (Buffer.isBuffer(stretch) && Buffer.isBuffer(before))
        into[into.length - 1] = Buffer.concat([before, stretch]);
      else into.push(stretch);
    }
  }
  return joined;
}
