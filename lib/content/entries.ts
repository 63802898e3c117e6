import 'server-only';
import { contentRequest } from '@/lib/platform/content';
import { orUnreachable } from '@/lib/platform/result';

type Wanted = Readonly<Record<string, string | number>>;
type Found = { sys: { id: string; updatedAt: string }; fields: unknown }[];

/**
 * Entries of the content service, links resolved three steps deep.
 * @param preview drafts included; never within a cached function.
 * @throws UnreachableError
 */
export async function findEntries(type: string, preview: boolean, wanted: Wanted = {}): Promise<Found> {
  const found = await contentRequest(preview, (client) =>
    client.getEntries({ content_type: type, limit: 1000, include: 3, ...wanted }),
  );
  return orUnreachable(found).items;
}

/** The fields of the first of them; null when there is none. @throws UnreachableError */
export async function findEntry(type: string, preview: boolean, wanted: Wanted = {}): Promise<unknown> {
  return (await findEntries(type, preview, { limit: 1, ...wanted }))[0]?.fields ?? null;
}
