import { createHash } from 'node:crypto';
import { z } from 'zod';
import { parseJson } from '../../json.ts';

/** An answer as it is kept: what the framework says of it, and its bytes. */
export type KeptEntry = z.infer<typeof about> & { bytes: Buffer };

/** JSON has no word for "for ever". */
const seconds = z
  .number()
  .min(0)
  .nullable()
  .transform((value) => value ?? Number.POSITIVE_INFINITY);
const about = z.object({
  tags: z.array(z.string()),
  stale: seconds,
  /** Milliseconds since 1970. */
  timestamp: z.number(),
  expire: seconds,
  revalidate: seconds,
});
/** How old it is when Redis lets it go, in milliseconds: clocks of machines may differ, and this needs none. */
const head = about.omit({ timestamp: true }).extend({ digest: z.string(), agedAtEnd: z.number() });

/**
 * Milliseconds by the clock that the framework writes into entries and their tags. The wall clock is corrected while a
 * process runs, and the two drift apart.
 */
export const frameworkNow = (): number => performance.timeOrigin + performance.now();

const LINE_END = 10;
const digestOf = (bytes: Buffer) => createHash('sha1').update(bytes).digest('base64url');

/** One line of JSON, then the bytes. @param forMs for how long it is kept */
export function packEntry({ bytes, timestamp, ...rest }: KeptEntry, forMs: number): Buffer {
  const agedAtEnd = frameworkNow() - timestamp + forMs;
  return Buffer.concat([
    Buffer.from(`${JSON.stringify({ ...rest, agedAtEnd, digest: digestOf(bytes) })}\n`),
    bytes,
  ]);
}

/**
 * Null for whatever is not whole, or was not written by us.
 * @param leftMs for how long it is still kept
 */
export function unpackEntry(packed: Buffer, leftMs: number): KeptEntry | null {
  const end = packed.indexOf(LINE_END);
  if (end < 0) return null;
  const { success, data } = head.safeParse(parseJson(packed.toString('utf8', 0, end)));
  const bytes = packed.subarray(end + 1);
  if (!success || data.digest !== digestOf(bytes)) return null;
  const { digest: _, agedAtEnd, ...rest } = data;
  return { ...rest, timestamp: frameworkNow() - (agedAtEnd - leftMs), bytes };
}

export const streamOf = (bytes: Buffer) =>
  new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(bytes);
      controller.close();
    },
  });
