import 'server-only';
import { Agent, request } from 'undici';
import { config } from '@/lib/platform/config';
import { processSingleton } from '@/lib/platform/process-singleton';

const DEADLINE_MS = 2_000;
/** Of a picture 300 pixels wide; what is heavier has no place in a mail. */
const MOST_BYTES = 60_000;

const agent = () => processSingleton('pictures', () => new Agent({ maxResponseSize: MOST_BYTES }));

/** A picture of the shop's image hosts as JPEG, which every mail program shows; null when it cannot be had in time. */
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

/** As a Content-Security-Policy names hosts: `https://*.example.com` is every host below it. */
function isOf({ origin }: URL, allowed: string): boolean {
  const [scheme, domain] = allowed.split('//*.');
  return domain ? origin.startsWith(`${scheme}//`) && origin.endsWith(`.${domain}`) : origin === allowed;
}
