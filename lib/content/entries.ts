import 'server-only';
import { contentRequest } from '@/lib/platform/upstreams/content';
import { orUnreachable } from '@/lib/platform/result';
import { readPolicy, readPolicyDraft } from '@/lib/policy/entry-queries';
import { namesFigure, withFigures } from '@/lib/policy/figures';

type Wanted = Readonly<Record<string, string | number>>;
type Found = { sys: { id: string; updatedAt: string }; fields: unknown }[];

/**
 * Returns entries of the content service with links resolved three levels deep and policy figures filled in.
 * @param preview includes drafts; never use it in a cached function
 * @throws UnreachableError
 */
export async function findEntries(type: string, preview: boolean, wanted: Wanted = {}): Promise<Found> {
  const found = await contentRequest(preview, (client) =>
    client.getEntries({ content_type: type, limit: 1000, include: 3, ...wanted }),
  );
  const { items } = orUnreachable(found);
  return namesFigure(items) ? withFigures(items, await (preview ? readPolicyDraft() : readPolicy())) : items;
}

/** Returns the fields of the first such entry; null when there is none. @throws UnreachableError */
export async function findEntry(type: string, preview: boolean, wanted: Wanted = {}): Promise<unknown> {
  return (await findEntries(type, preview, { limit: 1, ...wanted }))[0]?.fields ?? null;
}
