import { DAY, daysFrom } from '@hobwright/sandbox/calendar.ts';
import { type Rail, writtenPages } from '../content/read-pages.ts';
import { TREE } from './data/tree.ts';
import type { Promotion } from './trade.ts';
import type { Draft } from './types.ts';

/** A landing page that shows reduced products of some categories (`leaves`) between two instants. */
type OfferWeek = { from: number; until: number; leaves: ReadonlySet<string> };

const WEEKS: readonly OfferWeek[] = writtenPages.flatMap(({ head: { from, until }, rails }) =>
  from && until ? [{ from: Date.parse(from), until: Date.parse(until), leaves: leavesOf(rails) }] : [],
);

/** Categories of those lists on a page that show only reduced products. */
function leavesOf(rails: readonly Rail[]): ReadonlySet<string> {
  const paths = rails.flatMap(({ path, reduced }) => (reduced ? [path] : []));
  const branches = TREE.flatMap((trunk) => trunk.branches).filter(({ slug }) => paths.includes(`/${slug}`));
  return new Set(branches.flatMap(({ leaves }) => leaves.map(({ slug }) => slug)));
}

/**
 * Aligns a promotion that overlaps the offer week of a page listing it: the promotion begins and ends with the week, so
 * that the earlier price was charged right up to it. If the week is still to come, the promotion ends before it.
 */
export function asOfferOfItsWeek(promotion: Promotion, draft: Draft, today: number): Promotion {
  const end = daysFrom(today, promotion.endsInDays);
  const week = WEEKS.find(({ from, until, leaves }) => leaves.has(draft.leaf) && today < until && from < end);
  if (!week) return promotion;
  const days = (from: number, until: number) => Math.round((until - from) / DAY);
  if (today < week.from) return { ...promotion, endsInDays: days(today, week.from) };
  const startedDaysAgo = days(week.from, today);
  const sold = Math.floor((today - draft.createdAt) / DAY);
  const referenceDays = Math.min(promotion.referenceDays, sold - startedDaysAgo);
  return { ...promotion, startedDaysAgo, endsInDays: days(today, week.until), referenceDays };
}
