import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { connection } from 'next/server';
import { ChoosePage, WhichList } from '@/components/choosing/choose-page';
import { getCategoryTree } from '@/lib/catalogue/places/queries';
import { readAsk } from '@/lib/choosing/ask';
import { CHOOSABLE } from '@/lib/choosing/data/lists';
import { getChoice } from '@/lib/choosing/queries';
import { categoryAt } from '@/lib/content/home-rules';
import { parseListingQuery } from '@/lib/listing/query';
import { listingHref } from '@/lib/listing/url';
import { href } from '@/lib/routing/href';
import { pairsOf } from '@/lib/routing/pairs';

/** Rendered for each request: three products of a category for the household described in the URL. */
export const instant = false;

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export const metadata: Metadata = { title: 'Three for you', robots: { index: false } };

export default async function ThreeForYou({ searchParams }: Props) {
  await connection();
  const pairs = pairsOf(await searchParams);
  const tree = await getCategoryTree();
  const ask = readAsk(new URLSearchParams(pairs));
  const category = categoryAt(tree, ask.list);
  const guided = pairs.filter(([key]) => /^q\d$/.test(key));
  if (guided.length > 0) {
    // The chooser of a guide leads to a list.
    const query = guided.flatMap(([, filter]) => [...new URLSearchParams(filter)]);
    redirect(category ? listingHref(category.path, parseListingQuery(query)) : href('/buying-guides'));
  }
  const choice = category && (await getChoice(category.id, ask, new Date()));
  if (!category || !choice?.kind) {
    return <WhichList lists={CHOOSABLE.flatMap((path) => categoryAt(tree, path) ?? [])} />;
  }
  return <ChoosePage category={category} ask={ask} choice={choice} />;
}
