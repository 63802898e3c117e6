import { withFigures } from '../texts/figures.ts';
import { listed, partsOf, pointsOf, readFolder, sectionsOf, type Written } from '../texts/read.ts';
import { assetLink, entryLink, faqEntry, type SeedEntry } from './seed-types.ts';

/** The buying guides of `guides/`, with their chooser questions and FAQs as entries of their own. */
export const guides: readonly SeedEntry[] = readFolder(new URL('./guides/', import.meta.url)).flatMap(
  guideOf,
);

function guideOf({ slug, head, body }: Written): SeedEntry[] {
  const sections = sectionsOf(body);
  const of = (title: string) => sections.get(title) ?? '';
  const id = `guide-${slug}`;
  const chooser = partsOf(of('Chooser')).map(
    ({ title, text }, at): SeedEntry => ({
      id: `${id}-choice-${at + 1}`,
      type: 'chooserQuestion',
      fields: {
        question: title,
        options: pointsOf(text, '|').map(([label = '', filter = '']) => ({ label, filter })),
      },
    }),
  );
  const questions = partsOf(of('Questions')).map(({ title, text }, at) =>
    faqEntry(`${id}-faq-${at + 1}`, title, text),
  );
  const guide: SeedEntry = {
    id,
    type: 'buyingGuide',
    metadata: { tags: ['guide'] },
    fields: {
      title: head['title'] ?? '',
      slug,
      description: head['description'] ?? '',
      category: head['category'] ?? '',
      ...(head['picture'] ? { picture: assetLink(head['picture']) } : {}),
      topics: listed(head['topics']),
      answer: of(''),
      chooser: chooser.map((each) => entryLink(each.id)),
      drawing: head['drawing'] ?? '',
      measures: pointsOf(of('Measure'), '|').map(([label = '', text = '']) => ({ label, text })),
      body: withFigures(of('Facts')),
      words: pointsOf(of('Words'), '|').map(([term = '', meaning = '']) => ({ term, meaning })),
      picks: pointsOf(of('Picks'), '|').map(([sku = '', reason = '']) => ({ sku, reason })),
      questions: questions.map((each) => entryLink(each.id)),
      checkedOn: head['checked'] ?? '',
      updatedOn: head['updated'] ?? '',
    },
  };
  return [guide, ...chooser, ...questions];
}
