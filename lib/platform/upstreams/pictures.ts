import 'server-only';
import { Agent, request } from 'undici';
import { config } from '@/lib/platform/config';
import { processSingleton } from '@/lib/platform/process-singleton';

const DEADLINE_MS = 2_000;
/** Enough for a picture 300 pixels wide; anything larger is too heavy for an e-mail. */
const MOST_BYTES = 60_000;

const agent = () => processSingleton('pictures', () => new Agent({ maxResponseSize: MOST_BYTES }));

/**
 * Reads a picture from one of the shop's image hosts as JPEG, which every mail program shows. Returns null for another
 * host, after two seconds, and for any other answer.
 */
export async function readJpeg(address: string): Promise<Buffer | null> {
  if (!URL.canParse(address) || !config().imageOrigins.some((allowed) => isOf(new URL(address), allowed)))
    return null;
  try {
    const { statusCode, headers, body } = await request(address, {
      dispatcher: agent(),
      headers: { accept: 'image/jpeg' },
      signal: AbortSignal.timeout(DEADLINE_MS),
    });
    const bytes = Buffer.from(await body.arrayBuffer());
    return statusCode === 200 && headers['content-type'] === 'image/jpeg' ? bytes : null;
  } catch {
    return null;
  }
}

/**
 * Whether a source expression of a Content-Security-Policy matches: `https://*.example.com` stands for every subdomain.
 */
function isOf({ origin }: URL, allowed: string): boolean {
  const [scheme, domain] = allowed.split('//*.');
  return domain ? origin.startsWith(`${scheme}//`) && origin.endsWith(`.${domain}`) : origin === allowed;
}
