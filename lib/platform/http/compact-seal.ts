import 'server-only';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { sealData, unsealData } from 'iron-session';
import { config } from '@/lib/platform/config';

const keys = (ttl: number) => ({ password: config().session.secret, ttl });

/**
 * Seals a value for a cookie that repeats what somebody typed. Compressed, some 4,500 characters of English fit into a
 * cookie; without it half as many do.
 * @param seconds for which it can be opened
 */
export const sealCompact = (value: unknown, seconds: number): Promise<string> =>
  sealData(brotliCompressSync(JSON.stringify(value)).toString('base64'), keys(seconds));

/** Opens what `sealCompact` has sealed; null if it was not, or is older than `seconds`. */
export async function openCompact(sealed: string, seconds: number): Promise<unknown> {
  const packed = await unsealData<unknown>(sealed, keys(seconds));
  return typeof packed === 'string'
    ? JSON.parse(brotliDecompressSync(Buffer.from(packed, 'base64')).toString())
    : null;
}
