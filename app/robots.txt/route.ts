import { connection } from 'next/server';
import { config } from '@/lib/platform/config';
import { publicFile } from '@/lib/platform/http/public-file';
import { robotsText } from '@/lib/seo/robots';

/** The paths that robots should not crawl, and the sitemap's URL. */
export async function GET(request: Request): Promise<Response> {
  await connection();
  const { indexed, publicOrigin } = config();
  return publicFile(request, 'text/plain', async () => robotsText(indexed, publicOrigin));
}
