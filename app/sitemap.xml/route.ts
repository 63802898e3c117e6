import { connection } from 'next/server';
import { sitemapParts } from '@/lib/seo/sitemap-queries';
import { sitemapIndex } from '@/lib/seo/sitemap-xml';
import { config } from '@/lib/platform/config';
import { publicFile } from '@/lib/platform/http/public-file';

/** The index of all sitemaps, by kind. */
export async function GET(request: Request): Promise<Response> {
  await connection();
  return publicFile(request, 'application/xml', async () =>
    sitemapIndex(await sitemapParts(), config().publicOrigin),
  );
}
