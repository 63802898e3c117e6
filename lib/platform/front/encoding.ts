import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export type Encoding = 'br' | 'gzip' | 'identity';

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

const SMALLEST = 1_024;
const TEXTUAL =
  /^(text\/|application\/(json|javascript|manifest\+json|xml|rss\+xml|ld\+json)|image\/svg\+xml)/;

/** Whether a caller names an encoding, and not with `q=0`. */
export function takes(accepted: string | undefined, encoding: Encoding): boolean {
  const offers = new Map(
    (accepted ?? '').split(',').map((offer) => {
      const [name = '', ...parameters] = offer.trim().toLowerCase().split(';');
      const quality = parameters.find((parameter) => parameter.trim().startsWith('q='));
      return [name.trim(), quality ? Number(quality.trim().slice(2)) : 1] as const;
    }),
  );
  return (offers.get(encoding) ?? 0) > 0;
}

/** The densest encoding that a caller takes: `br`, else `gzip`. */
export function chooseEncoding(accepted: string | undefined): Encoding {
  if (takes(accepted, 'br')) return 'br';
  return takes(accepted, 'gzip') ? 'gzip' : 'identity';
}

export function isCompressible(contentType: string, bytes: number): boolean {
  return bytes >= SMALLEST && TEXTUAL.test(contentType);
}

/** @param effort `once` for what is kept and sent again, `each` for what is made for one request. */
export async function encode(body: Buffer, encoding: Encoding, effort: 'once' | 'each'): Promise<Buffer> {
  if (encoding === 'identity') return body;
  if (encoding === 'gzip') return deflate(body, { level: effort === 'once' ? 9 : 5 });
  return brotli(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: effort === 'once' ? 9 : 4,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  });
}
