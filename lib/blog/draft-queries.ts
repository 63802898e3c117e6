import 'server-only';
import { z } from 'zod';
import { shopPath } from '@/lib/catalogue/paths';
import { managementRequest } from '@/lib/platform/upstreams/management';
import { orUnreachable } from '@/lib/platform/result';
import { readPolicyDraft } from '@/lib/policy/entry-queries';
import { withFigures } from '@/lib/policy/figures';
import { authorParts } from './rules';
import type { Post } from './types';

const posts = z
  .array(
    z.object({
      id: z.number(),
      title: z.string(),
      url: z.string(),
      body: z.string(),
      summary: z.string().nullish(),
      tags: z.array(z.string()),
      author: z.string().nullish(),
      published_date_iso8601: z.string(),
      meta_description: z.string().nullish(),
    }),
  )
  .nullable();

/** A post as its writers have it now, published or not; kept by nobody. @throws UnreachableError */
export async function getPostDraft(path: string): Promise<Post | null> {
  const query = { url: `${path}/` };
  const found = orUnreachable(await managementRequest({ path: '/v2/blog/posts', query }, posts));
  const post = found?.find(({ url }) => shopPath(url) === path);
  if (!post) return null;
  const draft = {
    id: post.id,
    name: post.title,
    path,
    ...authorParts(post.author ?? null),
    publishedAt: post.published_date_iso8601,
    tags: post.tags,
    summary: post.summary ?? '',
    picture: null,
    html: post.body,
    seo: { title: post.title, description: post.meta_description ?? '' },
  };
  return withFigures(draft, await readPolicyDraft());
}
