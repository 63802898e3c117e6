import type { Metadata } from 'next';
import { connection } from 'next/server';
import { ItBrokePage, WhatBroke } from '@/components/mending/it-broke-page';
import { getCategoryTree } from '@/lib/catalogue/places/queries';
import { categoryAt } from '@/lib/content/home-rules';
import { readBroken } from '@/lib/mending/ask';
import { getHelp } from '@/lib/mending/queries';
import { getPolicy } from '@/lib/policy/queries';
import { pairsOf } from '@/lib/routing/pairs';

/** Rendered for each request: advice on the broken machine described in the URL. */
export const instant = false;

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export const metadata: Metadata = { title: 'It broke', robots: { index: false } };

export default async function ItBroke({ searchParams }: Props) {
  await connection();
  const pairs = pairsOf(await searchParams);
  const broken = readBroken(new URLSearchParams(pairs));
  const tree = await getCategoryTree();
  const category = broken && categoryAt(tree, broken.machine.list);
  if (!broken || !category) {
    return <WhatBroke pictureOf={(list) => categoryAt(tree, list)?.picture ?? null} />;
  }
  const now = new Date();
  const [help, policy] = await Promise.all([getHelp(broken, category.id, now), getPolicy()]);
  return <ItBrokePage broken={broken} {...help} now={now} policy={policy} />;
}
