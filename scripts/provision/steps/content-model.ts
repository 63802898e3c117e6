import type { ContentFields, ContentTypeProps } from 'contentful-management';
import { contentTypes } from '../../../sandbox/content/data/content-types.ts';
import type { ContentField, ContentType } from '../../../sandbox/content/types.ts';
import { type ContentManagement, contentManagementOf, NO_TOKEN } from '../content-management.ts';
import { byHand, type Context, inPlace, type Line, make, type Step } from '../types.ts';

/**
 * The content types and their fields. Additional fields are kept; fields of another type have to be changed by hand.
 */
export const contentModel: Step = {
  name: 'content/model',
  run: async (context) => {
    const content = contentManagementOf(context);
    if (!content)
      return context.config.content.hosted
        ? [byHand(contentModel.name, NO_TOKEN)]
        : [inPlace(contentModel.name, 'the sandbox has its own')];
    const { items } = await content.contentType.getMany({ query: { limit: 1_000 } });
    const lines: Line[] = [];
    for (const wanted of contentTypes) {
      const known = items.find(({ sys }) => sys.id === wanted.id);
      const name = `${contentModel.name} ${wanted.id}`;
      if (known) lines.push(...(await complete({ context, content, wanted, name }, known)));
      else
        lines.push(
          await make(context, name, `${wanted.fields.length} fields`, async () => {
            const id = { contentTypeId: wanted.id };
            await publish(content, await content.contentType.createWithId(id, propsOf(wanted)));
          }),
        );
    }
    return lines;
  },
};

type Making = { context: Context; content: ContentManagement; wanted: ContentType; name: string };

/** Adds the missing fields of a content type; fields of another type are kept. */
async function complete(
  { context, content, wanted, name }: Making,
  known: ContentTypeProps,
): Promise<Line[]> {
  const ofKnown = (id: string) => known.fields.find((field) => field.id === id);
  const clashes = wanted.fields
    .filter(({ id, type }) => ofKnown(id) && ofKnown(id)?.type !== type)
    .map(({ id, type }) =>
      byHand(
        name,
        `${id} is of another type than ${type}: Content model › ${wanted.name}; delete the field, then run this again.`,
      ),
    );
  const lacking = wanted.fields.filter(({ id }) => !ofKnown(id));
  if (lacking.length === 0)
    return clashes.length > 0 ? clashes : [inPlace(name, `${wanted.fields.length} fields`)];
  const what = `the fields ${lacking.map(({ id }) => id).join(', ')}`;
  const added = await make(context, name, what, async () => {
    const fields = [...known.fields, ...lacking.map(fieldOf)];
    const id = { contentTypeId: wanted.id };
    await publish(content, await content.contentType.update(id, { ...known, fields }));
  });
  return [...clashes, added];
}

const publish = (content: ContentManagement, type: ContentTypeProps) =>
  content.contentType.publish({ contentTypeId: type.sys.id }, type);

const propsOf = ({ name, description, displayField, fields }: ContentType) => ({
  name,
  description,
  displayField,
  fields: fields.map(fieldOf),
});

const fieldOf = ({ items, ...field }: ContentField): ContentFields => ({
  ...field,
  localized: false,
  required: field.required ?? false,
  ...(items && { items: { ...items, validations: [] } }),
});
