import { z } from 'zod';
import { PIECE_KINDS } from '@/lib/catalogue/kinds/types';
import type { HomePage, HomeSection } from './home-types';
import { entry, label, links, picture, readable, words } from './shapes';

const number = z.number().catch(0);

const elevationItem = entry(
  z.object({
    label,
    path: label,
    drawing: z.string().nullable().catch(null),
    pictures: readable(picture),
    left: number,
    bottom: number,
    width: number,
    height: number,
    dimension: z.number().nullable().catch(null),
    placement: z.enum(['floor', 'counter', 'flue']).catch('floor'),
    phoneOrder: number,
  }),
).transform(({ fields }) => fields);

const titled = z.object({ title: label, text: words, path: label });

/** Fields of a section that shows one product of each of several categories. */
const goods = z.object({ heading: label, text: words, allLabel: words, allPath: words, picks: links });

/** How each section is read, by the id of its content type. */
const sections = {
  sectionElevation: z
    .object({ headline: label, lead: words, items: readable(elevationItem) })
    .transform((fields): HomeSection => ({ kind: 'elevation', ...fields })),
  sectionTasks: z
    .object({ name: words, tasks: readable(titled) })
    .transform((fields): HomeSection => ({ kind: 'tasks', ...fields })),
  sectionDelivery: z
    .object({
      heading: label,
      postcodeLabel: words,
      postcodeHint: words,
      steps: readable(z.object({ key: z.enum(['today', 'checked', 'text', 'door']), text: words })),
      figures: readable(z.object({ figure: label, text: words })),
    })
    .transform((fields): HomeSection => ({ kind: 'delivery', ...fields })),
  sectionGap: z
    .object({
      heading: label,
      text: words,
      action: words,
      picture: picture.nullable().catch(null),
      dimensions: readable(z.object({ axis: label, millimetres: z.number() })),
    })
    .transform((fields): HomeSection => ({ kind: 'gap', ...fields })),
  sectionOffers: goods.transform((fields): HomeSection => ({ kind: 'offers', ...fields })),
  sectionBestSellers: goods.transform((fields): HomeSection => ({ kind: 'best sellers', ...fields })),
  sectionRecent: z.unknown().transform((): HomeSection => ({ kind: 'recent' })),
  sectionSet: z
    .object({
      heading: label,
      text: words,
      action: words,
      path: words,
      slots: links,
      places: readable(z.object({ kind: z.enum(PIECE_KINDS), label, path: label })),
    })
    .transform((fields): HomeSection => ({ kind: 'set', ...fields })),
  sectionGuides: z
    .object({
      heading: label,
      allLabel: words,
      guides: readable(titled.extend({ figure: label, unit: words })),
    })
    .transform((fields): HomeSection => ({ kind: 'guides', ...fields })),
  sectionMakers: z
    .object({ heading: label, text: words })
    .transform((fields): HomeSection => ({ kind: 'makers', ...fields })),
};

const anySection = z.object({
  sys: z.object({ id: z.string(), contentType: z.object({ sys: z.object({ id: z.string() }) }) }),
  fields: z.unknown(),
});

const home = z.object({ title: label, description: words, sections: readable(anySection) });

/** Maps the home page. Sections of an unknown content type, or with invalid fields, are left out. */
export function mapHome(fields: unknown): HomePage | null {
  const { data } = home.safeParse(fields);
  if (!data) return null;
  return {
    ...data,
    sections: data.sections.flatMap(({ sys, fields: section }) => {
      const type = sys.contentType.sys.id;
      const read = isSection(type) ? sections[type].safeParse(section).data : undefined;
      return read ? [{ ...read, id: sys.id }] : [];
    }),
  };
}

const isSection = (id: string): id is keyof typeof sections => Object.hasOwn(sections, id);
