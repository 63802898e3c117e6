import 'server-only';
import { isDeepStrictEqual } from 'node:util';
import { cacheLife, cacheTag } from 'next/cache';
import { nodesOf } from '@/lib/catalogue/mapping/map-parts';
import { shopPath } from '@/lib/catalogue/paths';
import { getContentPages } from '@/lib/content/page-queries';
import { richNodes, wordsOf } from '@/lib/content/rich/rules';
import type { RichNode } from '@/lib/content/rich/types';
import { cacheTags } from '@/lib/platform/cache/cache-tags';
import { onRequest } from '@/lib/platform/cache/on-request';
import type { ResultOf } from '@/lib/platform/graphql';
import { processSingleton } from '@/lib/platform/process-singleton';
import { orUnreachable } from '@/lib/platform/result';
import { catalogueQuery } from '@/lib/platform/upstreams/commerce';
import { TEXT_LIFE } from '@/lib/platform/upstreams/commerce-life';
import { PageTexts } from './passage-documents';
import { indexPassages, type Passage, type PassageIndex } from './passages';
import type { FoundPage } from './types';

/** Maximum length of a passage, in characters. Nobody asks about the rest. */
const MOST_LETTERS = 800;

/**
 * Texts of the help pages, split at their headings.
 * @throws UnreachableError
 */
async function getPassages(): Promise<Passage[]> {
  'use cache';
  cacheLife(TEXT_LIFE);
  cacheTag(cacheTags.content, cacheTags.contentType('contentPage'));
  const texts = (await platformPages()).flatMap((node) =>
    'htmlBody' in node
      ? sectionsOf(
          { page: helpPage(node.name, shopPath(node.path)), about: node.seo.metaDescription },
          richNodes({ html: node.htmlBody }),
        )
      : [],
  );
  const edited = (await getContentPages()).flatMap(
    ({ title, path, description: about, document, questions }) => {
      const page = helpPage(title, path);
      return [
        ...sectionsOf({ page, about }, richNodes({ document })),
        ...questions.map(({ question, answer }) => ({ page, about, heading: question, text: answer })),
      ];
    },
  );
  return [...texts, ...edited];
}

type Pages = ResultOf<typeof PageTexts>['site']['content']['pages'];

async function platformPages() {
  const found: Pages[] = [];
  let after: string | null = null;
  do {
    const page: Pages = orUnreachable(await catalogueQuery(PageTexts, { after })).site.content.pages;
    found.push(page);
    after = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
  } while (after);
  return found.flatMap(nodesOf);
}

const helpPage = (name: string, path: string): FoundPage => ({ name, path, kind: 'help' });

/** Splits a text at its headings. */
function sectionsOf(of: Pick<Passage, 'page' | 'about'>, nodes: readonly RichNode[]): Passage[] {
  const sections: Passage[] = [{ ...of, heading: '', text: '' }];
  for (const node of nodes) {
    const words = typeof node === 'string' ? node : wordsOf(node.children);
    if (typeof node !== 'string' && /^h[2-4]$/.test(node.tag))
      sections.push({ ...of, heading: words.trim(), text: '' });
    else {
      const last = sections.at(-1);
      if (last) last.text = `${last.text}\n${words}`.slice(0, MOST_LETTERS);
    }
  }
  return sections;
}

const passagesOnRequest = onRequest('passages', getPassages);

type Kept = { from: readonly Passage[]; index: PassageIndex };

const kept = () => processSingleton<{ now: Kept | null }>('passages', () => ({ now: null }));

/**
 * Returns an index of all passages. It is rebuilt only if their texts have changed.
 * @throws UnreachableError
 */
export async function getPassageIndex(): Promise<PassageIndex> {
  const from = await passagesOnRequest();
  const { now } = kept();
  if (now?.from === from) return now.index;
  const index = now && isDeepStrictEqual(now.from, from) ? now.index : indexPassages(from);
  kept().now = { from, index };
  return index;
}
