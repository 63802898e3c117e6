import 'server-only';
import { z } from 'zod';
import { shopPath } from '@/lib/catalogue/paths';
import type { TextPage } from '@/lib/catalogue/types';
import { config } from '@/lib/platform/config';
import { managementRequest } from '@/lib/platform/upstreams/management';
import { orUnreachable } from '@/lib/platform/result';
import { withFigures } from '@/lib/policy/figures';
import { readPolicyDraft } from '@/lib/policy/entry-queries';

const pages = z.object({
  data: z.array(
    z.object({
      id: z.number(),
      name: z.string(),
      url: z.string().nullish(),
      body: z.string().nullish(),
      meta_description: z.string().nullish(),
    }),
  ),
});

/** Maximum page size of the platform. */
const MOST = 250;

/**
 * Returns a web page as it is now, visible or not, without any cache; null if there is none.
 * @throws UnreachableError
 */
export async function getPageDraft(path: string): Promise<TextPage | null> {
  const page = await findPage(path);
  if (!page) return null;
  const draft = {
    id: page.id,
    name: page.name,
    path,
    html: page.body ?? '',
    breadcrumbs: [],
    seo: { title: page.name, description: page.meta_description ?? '' },
  };
  return withFigures(draft, await readPolicyDraft());
}

/** Reads pages until the wanted one is found, because the platform only finds them by id and name. */
async function findPage(path: string): Promise<z.infer<typeof pages>['data'][number] | undefined> {
  for (let page = 1; ; page += 1) {
    const query = {
      include: 'body',
      page: String(page),
      limit: String(MOST),
      channel_id: String(config().commerce.channelId),
    };
    const { data } = orUnreachable(await managementRequest({ path: '/v3/content/pages', query }, pages));
    const found = data.find(({ url }) => shopPath(url ?? '') === path);
    if (found || data.length < MOST) return found;
  }
}
