import { fullDay } from '@/lib/dates/rules';
import { counted } from '@/lib/i18n/counted';
import { formatPrice } from '@/lib/money/rules';
import type { PriceStory, Standing } from './types';

const STANDINGS: Readonly<Record<Standing, string>> = {
  lowest: 'Good price',
  cheaper: 'Cheaper than on most days',
  usual: 'Usual price',
  high: 'Higher than usual',
};

const spanOf = (days: number): string => (days === 365 ? '12 months' : counted(days, 'day'));

/** Returns how today's price compares, even to the shop's disadvantage. Only the lowest price is called good. */
export const standingWords = ({ standing }: PriceStory): string => STANDINGS[standing];

/** `Lowest here in 12 months: £399, last on 13 May 2026.` */
export const lowestWords = ({ lowest, steps }: PriceStory): string[] => {
  const today = steps.at(-1)?.pence;
  return lowest.map(({ days, pence, on }) =>
    pence === today
      ? `Lowest here in ${spanOf(days)}: today’s ${formatPrice(pence)}.`
      : `Lowest here in ${spanOf(days)}: ${formatPrice(pence)}, last on ${fullDay(on)}.`,
  );
};

export type StepRow = { dates: string; price: string; kind: string };

/** Returns the steps of the chart as table rows, newest first. */
export const stepRows = ({ steps }: PriceStory): StepRow[] =>
  steps.toReversed().map(({ from, to, pence, kind }) => ({
    dates: `${fullDay(from)} to ${fullDay(to)}`,
    price: formatPrice(pence),
    kind: kind === 'promotion' ? 'Offer' : 'Normal price',
  }));

/**
 * Returns the sales that support a "was" price: `Since 14 Sept 2026 we have sold 53, 41 of them at £479.` Null without
 * recorded sales.
 */
export const soldWords = ({ sold }: PriceStory): string | null =>
  sold && sold.all > 0
    ? `Since ${fullDay(sold.since)} we have sold ${sold.all}, ${sold.at} of them at ${formatPrice(sold.pence)}.`
    : null;

/**
 * Returns what the history leaves out: `Left out: £4.79, set by mistake on 20 Nov 2026 and put right within two hours.
 * Nobody bought at it.`
 */
export const slipWords = ({ slips }: PriceStory): string[] =>
  slips.map(
    ({ pence, on }) =>
      `Left out: ${formatPrice(pence)}, set by mistake on ${fullDay(on)} and put right within two hours. Nobody bought at it.`,
  );
