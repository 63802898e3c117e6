import { amountIn } from '@/lib/catalogue/amount';
import { attributeInfo, compareAttributes, shownValue } from '@/lib/catalogue/attributes';
import { roundedCost } from '@/lib/catalogue/running-cost-words';
import { formatPrice } from '@/lib/money/rules';
import { runTheSameWay } from './compared';
import { better, measuresOf } from './measure';
import { quieterWords } from './noise';
import type { Compared } from './types';

const MOST_SENTENCES = 4;

/** Smallest difference in price that is mentioned, in pence. */
const LEAST_PRICE = 100;

/** Smallest difference in annual running cost that is mentioned, in pence. */
const LEAST_RUN = 200;

/** Returns at most four sentences about how the products differ. They do not depend on the order of the products. */
export function verdict(all: readonly Compared[]): string[] {
  if (all.length < 2) return [];
  return [cheaper(all), runs(all), quieter(all), bigger(all), ...onlyOne(all)]
    .filter((sentence) => sentence !== null)
    .slice(0, MOST_SENTENCES);
}

type Lead = { first: Compared; next: Compared; by: number; than: string };

/** The product with the lowest figure, and the next one; null if any figure is unknown. */
function least(all: readonly Compared[], figure: (of: Compared) => number | null): Lead | null {
  const measured = all.flatMap((of) => {
    const value = figure(of);
    return value === null ? [] : [{ of, value }];
  });
  const [first, next] = measured.toSorted((a, b) => a.value - b.value);
  if (!first || !next || measured.length < all.length) return null;
  const than = all.length === 2 ? `the ${next.of.name}` : 'any other';
  return { first: first.of, next: next.of, by: next.value - first.value, than };
}

/** Cost of delivery; null without a price. */
const deliveryOf = ({ card: { price }, brought }: Compared) => price && brought && brought - price.now;

function cheaper(all: readonly Compared[]): string | null {
  const lead = least(all, ({ brought }) => brought);
  if (!lead || lead.by < LEAST_PRICE) return null;
  const isApart = deliveryOf(lead.first) !== deliveryOf(lead.next);
  return `The ${lead.first.name} is ${formatPrice(lead.by)} cheaper than ${lead.than}${isApart ? ', delivery included' : ''}.`;
}

const USE = 'Energy consumption';

/** Only if the labels have the same basis, and the difference is noticeable. */
function runs(all: readonly Compared[]): string | null {
  const lead = runTheSameWay(all) ? least(all, ({ run }) => run) : null;
  const used = (of: Compared | undefined) => of?.card.attributes[USE] ?? null;
  if (!lead || lead.by < LEAST_RUN || better(USE, used(lead.first), used(lead.next)) !== 1) return null;
  return `The ${lead.first.name} costs about ${roundedCost(lead.by)} a year less to run than ${lead.than}.`;
}

function quieter(all: readonly Compared[]): string | null {
  const noise = ({ card }: Compared) => card.attributes['Noise'];
  const lead = least(all, (of) => amountIn('dB', noise(of)));
  const words = lead && quieterWords(lead.by);
  if (!words) return null;
  const than = words.endsWith('loud') ? `as ${lead.than}` : `than ${lead.than}`;
  return `The ${lead.first.name} is ${words} ${than}: ${noise(lead.first)} against ${noise(lead.next)}.`;
}

/** By the first measure of capacity in which one product exceeds all others. */
function bigger(all: readonly Compared[]): string | null {
  const rooms = namesOf(all).filter((name) => {
    const { group, weight, better: way } = attributeInfo(name);
    return group === 'Capacity' && weight === 3 && way === 'higher';
  });
  for (const name of rooms) {
    const value = ({ card }: Compared) => card.attributes[name] ?? null;
    const measures = measuresOf(name, all.map(value));
    const lead = measures && least(all, (of) => negative(measures[all.indexOf(of)]?.number));
    if (lead && better(name, value(lead.first), value(lead.next)) === 1) {
      const [more, less] = [value(lead.first) ?? '', value(lead.next) ?? ''];
      return `The ${lead.first.name} holds more than ${lead.than}: ${shownValue(name, more)} against ${shownValue(name, less)}.`;
    }
  }
  return null;
}

const negative = (value: number | undefined): number | null => (value === undefined ? null : -value);

/** Important features that one product has and all others lack. */
function onlyOne(all: readonly Compared[]): string[] {
  const features = namesOf(all).filter((name) => {
    const { weight, better: way } = attributeInfo(name);
    return weight >= 2 && way === 'yes';
  });
  return all.flatMap((of) => {
    const others = all.filter((other) => other !== of);
    const unique = features.filter(
      (name) =>
        of.card.attributes[name] === 'Yes' && others.every(({ card }) => card.attributes[name] === 'No'),
    );
    const labels = unique.map((name) => attributeInfo(name).label.toLowerCase());
    return labels.length > 0 ? [`Only the ${of.name} has: ${labels.join(', ')}.`] : [];
  });
}

const namesOf = (all: readonly Compared[]): string[] =>
  [...new Set(all.flatMap(({ card }) => Object.keys(card.attributes)))].toSorted(compareAttributes);
