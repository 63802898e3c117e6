import { promisify } from 'node:util';
import { brotliCompress, constants, gzip, zstdCompressSync } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import Negotiator from 'negotiator';

export type Encoding = 'zstd' | 'br' | 'gzip' | 'identity';

/** `once` for a response that is kept and sent again, `each` for one that is rendered for a single request. */
export type Effort = 'once' | 'each';

/** Encodings in order of preference: for `once` the smallest result first, for `each` the fastest. */
export const OFFERED: Readonly<Record<Effort, readonly Encoding[]>> = {
  once: ['br', 'gzip'],
  each: ['zstd', 'br', 'gzip'],
};

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

const SMALLEST = 1_024;
const TEXTUAL =
  /^(text\/|application\/(json|javascript|manifest\+json|xml|rss\+xml|ld\+json)|image\/svg\+xml)/;

/** The encoding chosen for each header value. Browsers send one of a few values with every request. */
const chosen = new LRUCache<string, Encoding>({ max: 200 });

/** Returns the first of the offered encodings that the client accepts. */
export function chooseEncoding(
  accepted: string | undefined,
  offered: readonly Encoding[] = OFFERED.once,
): Encoding {
  const key = `${offered.join()} ${accepted ?? ''}`;
  const before = chosen.get(key);
  if (before) return before;
  const taken = new Negotiator({ headers: { 'accept-encoding': accepted } }).encodings(offered);
  const encoding = offered.find((each) => taken.includes(each)) ?? 'identity';
  chosen.set(key, encoding);
  return encoding;
}

export function isCompressible(contentType: string, bytes: number): boolean {
  return bytes >= SMALLEST && TEXTUAL.test(contentType);
}

/** Covers a page of 256 KB; a larger window only takes longer to set up. */
const WINDOW_OF_EACH = 18;

/** In bytes. Holds a whole compressed page, because each further chunk goes to another thread and back again. */
const CHUNK = 64 * 1024;
/**
 * In bytes. Holds nearly every compressed filtered listing. Unused space stays allocated for as long as the page does.
 */
const CHUNK_OF_EACH = 31 * 1024;

export async function encode(body: Buffer, encoding: Encoding, effort: Effort): Promise<Buffer> {
  if (encoding === 'identity') return body;
  // Half a millisecond for a page; handing it to another thread and back takes longer.
  if (encoding === 'zstd') return zstdCompressSync(body, quickest(body.length));
  if (encoding === 'gzip') return deflate(body, { level: effort === 'once' ? 9 : 5 });
  return brotli(body, {
    chunkSize: CHUNK,
    params: {
      [constants.BROTLI_PARAM_QUALITY]: effort === 'once' ? 9 : 3,
      ...(effort === 'each' && { [constants.BROTLI_PARAM_LGWIN]: WINDOW_OF_EACH }),
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  });
}

/**
 * The default level takes twice as long for a sixteenth less, and without the source size allocates eight times as
 * much.
 */
const quickest = (pledgedSrcSize: number) => ({
  chunkSize: CHUNK_OF_EACH,
  pledgedSrcSize,
  params: { [constants.ZSTD_c_compressionLevel]: 1 },
});
