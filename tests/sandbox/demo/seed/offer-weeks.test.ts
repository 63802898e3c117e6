import { expect, test } from 'vitest';
import { londonMidnight } from '../../../../sandbox/calendar.ts';
import { pages } from '../../../../sandbox/demo/content/read-pages.ts';
import { DEMO_SEED } from '../../../../sandbox/demo/seed/catalogue.ts';
import { TREE } from '../../../../sandbox/demo/seed/data/tree.ts';
import { draftCatalogue } from '../../../../sandbox/demo/seed/planned.ts';
import { everyNth } from '../../../support/sample.ts';

const week = pages.find(({ id }) => id === 'page-black-friday');
const { rails, startsAt, endsAt } = { ...week?.fields } as {
  rails: { path: string }[];
  startsAt: string;
  endsAt: string;
};
const shown = new Set(
  TREE.flatMap(({ branches }) => branches)
    .filter(({ slug }) => rails.some(({ path }) => path === `/${slug}`))
    .flatMap(({ leaves }) => leaves.map(({ slug }) => slug)),
);

test.each(everyNth(['2026-11-20', '2026-11-23', '2026-11-27', '2026-11-30'], 2))(
  'a store filled on %s has no offer on the page of a week that ends on another day than the page says',
  (day) => {
    const today = londonMidnight(Date.parse(`${day}T12:00:00Z`));
    const offers = draftCatalogue(2000, DEMO_SEED, today).flatMap(({ leaf, sku, prices }) => {
      const last = prices.at(-1);
      const ends = last?.kind === 'promotion' ? last.endsAt : null;
      return ends !== null && ends > Date.parse(startsAt) ? [{ leaf, sku, ends }] : [];
    });
    const onThePage = offers.filter(({ leaf }) => shown.has(leaf));
    expect(onThePage.length).toBeGreaterThan(50);
    expect(onThePage.filter(({ ends }) => ends !== Date.parse(endsAt))).toEqual([]);
    expect(offers.filter(({ leaf, ends }) => !shown.has(leaf) && ends > Date.parse(endsAt))).not.toEqual([]);
  },
);
