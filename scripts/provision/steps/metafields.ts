import { z } from 'zod';
import { shaped } from '../../services/ask.ts';
import { METAFIELD_NAMESPACES, SHOWN_PERMISSIONS } from '../../services/data/metafields.ts';
import { type AskManagement, managementOf, written } from '../../services/management.ts';
import { inPlace, type Line, make, type Step } from '../types.ts';

const page = z.object({
  data: z.array(z.object({ id: z.number(), namespace: z.string(), permission_set: z.string() })),
  meta: z.object({ pagination: z.object({ total_pages: z.number() }) }),
});
const changed = z.object({ data: z.array(z.unknown()) });

/** Maximum number of metafields in one call of the platform. */
const AT_ONCE = 10;

/**
 * Permissions of metafields: the storefront API only returns those with certain permission sets, and silently omits the
 * others.
 */
export const metafields: Step = {
  name: 'commerce/metafields',
  run: async (context) => {
    const management = managementOf(context);
    const lines: Line[] = [];
    for (const [owner, namespaces] of Object.entries(METAFIELD_NAMESPACES)) {
      const path = `/v3/catalog/${owner}/metafields`;
      const name = `${metafields.name} of ${owner}`;
      const found = await all(management, `${path}?limit=250&namespace:in=${namespaces.join(',')}`);
      const hidden = found.filter((each) => !SHOWN_PERMISSIONS.includes(each.permission_set));
      if (hidden.length === 0) {
        lines.push(inPlace(name, `${found.length}, each of which the storefront sees`));
        continue;
      }
      const what = `${hidden.length} of ${found.length} shown to the storefront (${SHOWN_PERMISSIONS[0]})`;
      lines.push(
        await make(context, name, what, async () => {
          for (let from = 0; from < hidden.length; from += AT_ONCE) {
            const body = hidden
              .slice(from, from + AT_ONCE)
              .map(({ id }) => ({ id, permission_set: SHOWN_PERMISSIONS[0] }));
            await written(management, path, { method: 'PUT', body }, changed);
          }
        }),
      );
    }
    return lines;
  },
};

/** Returns all pages of a list. */
async function all(management: AskManagement, path: string) {
  const found: z.infer<typeof page>['data'] = [];
  for (let at = 1, pages = 1; at <= pages; at += 1) {
    const { data, meta } = shaped(page, await management(`${path}&page=${at}`));
    found.push(...data);
    pages = meta.pagination.total_pages;
  }
  return found;
}
