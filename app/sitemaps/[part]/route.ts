import { connection } from 'next/server';
import { config } from '@/lib/platform/config';
import { publicFile } from '@/lib/platform/http/public-file';
import { sitemapEntries } from '@/lib/seo/sitemap-queries';
import { URLSET_CLOSE, URLSET_OPEN, urlElement } from '@/lib/seo/sitemap-xml';

type Context = { params: Promise<{ part: string }> };

/** A part of the sitemap, such as `/sitemaps/products-0001.xml`, streamed while its entries are read. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  await connection();
  const { part } = await params;
  const entries = part.endsWith('.xml') ? sitemapEntries(part.slice(0, -'.xml'.length)) : null;
  return publicFile(request, 'application/xml', async () => {
    if (!entries) return null;
    const iterator = entries[Symbol.asyncIterator]();
    // The first entries are read before the status is sent, so that an upstream failure gets an error status.
    let first = await iterator.next();
    if (first.done) return null;
    while (!first.done && first.value.length === 0) first = await iterator.next();
    const found = first.done ? [] : first.value;
    const { publicOrigin } = config();
    const write = (some: Parameters<typeof urlElement>[0][]) =>
      new TextEncoder().encode(some.map((entry) => urlElement(entry, publicOrigin)).join(''));
    return new ReadableStream<BufferSource>({
      start(stream) {
        stream.enqueue(new TextEncoder().encode(URLSET_OPEN));
        stream.enqueue(write(found));
      },
      async pull(stream) {
        const next = await iterator.next();
        if (!next.done) return stream.enqueue(write(next.value));
        stream.enqueue(new TextEncoder().encode(URLSET_CLOSE));
        stream.close();
      },
    });
  });
}
