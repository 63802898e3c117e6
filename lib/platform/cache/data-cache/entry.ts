import { createHash } from 'node:crypto';
import { z } from 'zod';
import { parseJson } from '../../json.ts';
import { fromShared, type Reading, toShared } from './clocks.ts';

/** A cached answer: its metadata as the framework gives it, and its bytes. */
export type KeptEntry = z.infer<typeof about> & { bytes: Buffer };

/** Infinity is null in JSON. */
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
/** `madeAt` is by the clock of Redis. */
const head = about.omit({ timestamp: true }).extend({ digest: z.string(), madeAt: z.number() });

const LINE_END = 10;
const digestOf = (bytes: Buffer) => createHash('sha1').update(bytes).digest('base64url');

/** Encodes an entry as one line of JSON, followed by its bytes. */
export function packEntry({ bytes, timestamp, ...rest }: KeptEntry, reading: Reading): Buffer {
  const madeAt = toShared(timestamp, reading);
  return Buffer.concat([
    Buffer.from(`${JSON.stringify({ ...rest, madeAt, digest: digestOf(bytes) })}\n`),
    bytes,
  ]);
}

/** Decodes an entry; null if it is incomplete or in another format. */
export function unpackEntry(packed: Buffer, reading: Reading): KeptEntry | null {
  const end = packed.indexOf(LINE_END);
  if (end < 0) return null;
  const { success, data } = head.safeParse(parseJson(packed.toString('utf8', 0, end)));
  const bytes = packed.subarray(end + 1);
  if (!success || data.digest !== digestOf(bytes)) return null;
  const { digest: _, madeAt, ...rest } = data;
  return { ...rest, timestamp: fromShared(madeAt, reading), bytes };
}

export const streamOf = (bytes: Buffer) =>
  new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(bytes);
      controller.close();
    },
  });
