import { z } from 'zod';
import { isPlatformPath } from '@/lib/catalogue/paths';
import { href } from '@/lib/routing/href';
import { type BrandStory, type ContentPage, DRAWINGS, type Guide, type GuideLine } from './page-types';
import { label, picture, readable, words } from './shapes';

const day = z.iso.date().nullable().catch(null);
const instant = z.string().nullable().catch(null);
const slug = z.string().regex(/^[a-z0-9-]{1,100}$/);
const place = z.string().refine(isPlatformPath);
const entryId = z.object({ id: z.string() });
const pictureOrNone = picture.nullable().catch(null);

const line = z.object({
  title: label,
  slug,
  description: words,
  category: place,
  picture: pictureOrNone,
  topics: readable(label),
  updatedOn: day,
});

const question = z
  .object({
    sys: entryId,
    fields: z.object({
      question: label,
      options: readable(z.object({ label, filter: words })),
    }),
  })
  .transform(({ sys, fields }) => ({ id: sys.id, ...fields }));

const faq = z
  .object({ sys: entryId, fields: z.object({ question: label, answer: label }) })
  .transform(({ sys, fields }) => ({ id: sys.id, ...fields }));

const guide = line.extend({
  answer: words,
  chooser: readable(question),
  drawing: z.enum(DRAWINGS).nullable().catch(null),
  measures: readable(z.object({ label, text: words })),
  body: words,
  words: readable(z.object({ term: label, meaning: label })),
  picks: readable(z.object({ sku: label, reason: label })),
  questions: readable(faq),
  checkedOn: day,
});

const page = z.object({
  title: label,
  slug,
  kind: z.enum(['landing', 'help', 'legal']).catch('landing'),
  description: words,
  picture: pictureOrNone,
  body: z.unknown().optional(),
  rails: readable(
    z.object({
      heading: label,
      path: place,
      reduced: z.boolean().catch(false),
    }),
  ),
  questions: readable(faq),
  startsAt: instant,
  endsAt: instant,
});

/** Maps guides for a list; invalid ones are left out. */
export const mapGuideLines = (items: readonly { fields: unknown }[]): GuideLine[] =>
  items.flatMap(({ fields }) => {
    const { success, data } = line.safeParse(fields);
    if (!success) return [];
    const { slug: name, ...rest } = data;
    return [{ ...rest, path: href('/buying-guides/[slug]', { slug: name }) }];
  });

export function mapGuide(fields: unknown): Guide | null {
  const { success, data } = guide.safeParse(fields);
  if (!success) return null;
  const { slug: name, ...rest } = data;
  return { ...rest, path: href('/buying-guides/[slug]', { slug: name }) };
}

export function mapContentPage(fields: unknown): ContentPage | null {
  const { success, data } = page.safeParse(fields);
  if (!success) return null;
  const { slug: name, body, ...rest } = data;
  return { ...rest, path: `/${name}`, document: body };
}

export const mapStory = (fields: unknown): BrandStory | null =>
  z.object({ title: label, body: label }).safeParse(fields).data ?? null;
