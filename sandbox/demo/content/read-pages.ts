import { richDocument } from '@hobwright/sandbox/content/rich-text/from-markdown.ts';
import { partsOf, pointsOf, readFolder, sectionsOf, type Written } from '../texts/read.ts';
import { assetLink, entryLink, faqEntry, type SeedEntry } from './seed-types.ts';

/** A product list on a page. With `reduced`, only reduced products are shown. */
export type Rail = { heading: string; path: string; reduced?: true };

type WrittenPage = Pick<Written, 'slug' | 'head'> & {
  sections: ReadonlyMap<string, string>;
  rails: Rail[];
};

/** The files of `pages/`, parsed. */
export const writtenPages: readonly WrittenPage[] = readFolder(new URL('./pages/', import.meta.url)).map(
  ({ slug, head, body }) => {
    const sections = sectionsOf(body);
    return { slug, head, sections, rails: railsOf(sections) };
  },
);

/** Entries of `pages/`: landing, help and legal pages, with their FAQs. */
export const pages: readonly SeedEntry[] = writtenPages.flatMap(pageOf);

function railsOf(sections: ReadonlyMap<string, string>): Rail[] {
  return pointsOf(sections.get('Rails') ?? '', '|').map(([heading = '', path = '', which]) => ({
    heading,
    path,
    ...(which === 'reduced' && { reduced: true }),
  }));
}

function pageOf({ slug, head, sections, rails }: WrittenPage): SeedEntry[] {
  const id = `page-${slug}`;
  const questions = partsOf(sections.get('Questions') ?? '').map(({ title, text }, at) =>
    faqEntry(`${id}-faq-${at + 1}`, title, text),
  );
  const page: SeedEntry = {
    id,
    type: 'contentPage',
    ...(head['state'] === 'draft' ? { unpublished: true } : {}),
    fields: {
      title: head['title'] ?? '',
      slug,
      kind: head['kind'] ?? 'landing',
      description: head['description'] ?? '',
      ...(head['picture'] ? { picture: assetLink(head['picture']) } : {}),
      body: richDocument(sections.get('') ?? ''),
      rails,
      ...(head['from'] && { startsAt: head['from'] }),
      ...(head['until'] && { endsAt: head['until'] }),
      questions: questions.map((each) => entryLink(each.id)),
    },
  };
  return [page, ...questions];
}

/** Brand stories of `stories/`: what editors add to a maker's page. */
export const stories: readonly SeedEntry[] = readFolder(new URL('./stories/', import.meta.url)).map(
  ({ slug, head, body }) => ({
    id: `story-${slug}`,
    type: 'brandStory',
    fields: { title: head['title'] ?? '', brand: `/brands/${slug}`, body },
  }),
);
