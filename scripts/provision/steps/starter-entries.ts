import { LOCALE } from '../../../sandbox/content/types.ts';
import { entries } from '../../../sandbox/demo/content/seed-content.ts';
import { STARTER_TYPES } from '../../services/data/content.ts';
import { contentManagementOf, NO_TOKEN } from '../content-management.ts';
import { byHand, inPlace, type Line, make, type Step } from '../types.ts';

/**
 * The entries without which the shop has no name, menu and home page. Those of the demo are created for editors to
 * change.
 */
export const starterEntries: Step = {
  name: 'content/starters',
  run: async (context) => {
    const content = contentManagementOf(context);
    if (!content)
      return context.config.content.hosted
        ? [byHand(starterEntries.name, NO_TOKEN)]
        : [inPlace(starterEntries.name, 'the sandbox has its own')];
    const lines: Line[] = [];
    for (const type of STARTER_TYPES) {
      const name = `${starterEntries.name} ${type}`;
      const starter = entries.find((entry) => entry.type === type);
      // In a dry run the content type may not exist yet.
      const total = await content.entry
        .getMany({ query: { content_type: type, limit: 1 } })
        .then((found) => found.total)
        .catch(noneOfUnknownType);
      if (total > 0 || !starter) {
        lines.push(inPlace(name, `${total}`));
        continue;
      }
      lines.push(
        await make(context, name, `the demo’s “${starter.id}” without its links, published`, async () => {
          const fields = withoutLinks(starter.fields);
          const params = { entryId: starter.id, contentTypeId: type };
          const made = await content.entry.createWithId(params, { fields });
          await content.entry.publish({ entryId: starter.id }, made);
        }),
      );
    }
    return lines;
  },
};

/**
 * Returns the number of entries of a type that the service does not know: 0.
 * @throws whatever else it answered, because more entries of a type that is there must not be created
 */
function noneOfUnknownType(error: unknown): 0 {
  if (error instanceof Error && error.message.includes('unknownContentType')) return 0;
  throw error;
}

/** Fields in the single locale, without those that link to entries or assets, which are not there. */
const withoutLinks = (fields: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(([, value]) => !JSON.stringify(value).includes('"linkType"'))
      .map(([name, value]) => [name, { [LOCALE]: value }]),
  );
