import { expect, test } from 'vitest';
import { isoDay, londonMidnight } from '../../../../sandbox/calendar.ts';
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

/** What is on promotion in a store that is filled on a day. */
const offersOn = (day: string) =>
  draftCatalogue(2000, DEMO_SEED, londonMidnight(Date.parse(`${day}T12:00:00Z`))).flatMap(
    ({ leaf, sku, prices, was }) => {
      const last = prices.at(-1);
      return last?.kind === 'promotion' && last.endsAt !== null
        ? [{ leaf, sku, was, begins: last.startsAt, ends: last.endsAt }]
        : [];
    },
  );

test.each(everyNth(['2026-11-23', '2026-11-27', '2026-11-30'], 2, 1))(
  'in a store filled on %s, offers on an offer week’s page last that week and follow the price before it',
  (day) => {
    const offers = offersOn(day);
    const onThePage = offers.filter(({ leaf }) => shown.has(leaf));
    expect(onThePage.length).toBeGreaterThan(50);
    const [begins, ends] = [Date.parse(startsAt), Date.parse(endsAt)];
    expect(onThePage.filter((offer) => offer.begins !== begins || offer.ends !== ends)).toEqual([]);
    const named = onThePage.flatMap(({ was }) => was ?? []);
    expect(named.length).toBeGreaterThan(50);
    expect(named.filter(({ to }) => to !== isoDay(begins - 1))).toEqual([]);
    expect(offers.filter((offer) => !shown.has(offer.leaf) && offer.ends > ends)).not.toEqual([]);
  },
);

test('an earlier reduction of goods on an offer week’s page ends before that week', () => {
  const late = offersOn('2026-11-20').filter(({ ends }) => ends > Date.parse(startsAt));
  expect(late.filter(({ leaf }) => shown.has(leaf))).toEqual([]);
  expect(late).not.toEqual([]);
});
