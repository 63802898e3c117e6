import { connection } from 'next/server';
import { orNull } from '@/lib/platform/upstreams/or-null';
import { getSettings } from '@/lib/content/queries';
import { config } from '@/lib/platform/config';
import { publicFile } from '@/lib/platform/http/public-file';
import { href } from '@/lib/routing/href';

const YEAR_MS = 365 * 86_400_000;

/** Contact for reports of vulnerabilities (RFC 9116). */
export async function GET(request: Request): Promise<Response> {
  await connection();
  return publicFile(request, 'text/plain', async () => {
    const settings = await orNull(getSettings);
    const { publicOrigin } = config();
    const lines = [
      `Contact: ${settings ? `mailto:${settings.email}` : `${publicOrigin}${href('/contact')}`}`,
      `Expires: ${new Date(Date.now() + YEAR_MS).toISOString()}`,
      'Preferred-Languages: en',
      `Canonical: ${publicOrigin}${href('/.well-known/security.txt')}`,
    ];
    return `${lines.join('\n')}\n`;
  });
}
