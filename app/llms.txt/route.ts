import { connection } from 'next/server';
import { getCategoryTree } from '@/lib/catalogue/places/queries';
import { orNull } from '@/lib/platform/upstreams/or-null';
import { getGuides } from '@/lib/content/page-queries';
import { getSettings } from '@/lib/content/queries';
import { config } from '@/lib/platform/config';
import { publicFile } from '@/lib/platform/http/public-file';
import { llmsText } from '@/lib/seo/llms';

/** The shop as one page of Markdown, for language models. */
export async function GET(request: Request): Promise<Response> {
  await connection();
  return publicFile(request, 'text/markdown', async () => {
    const [settings, guides, tree] = await Promise.all([
      orNull(getSettings),
      orNull(getGuides),
      getCategoryTree(),
    ]);
    return llmsText({ settings, guides: guides ?? [], tree, origin: config().publicOrigin });
  });
}
