import { at } from '../random.ts';
import { makesAnyOf } from '../quotas.ts';
import type { Body, Draw, Model } from '../types.ts';
import { CARE_USES, type CareForm, MEASURES } from './care-uses.ts';
import { clean, menu, yesNo } from './common.ts';
import { shelf } from './shelf-facts.ts';

const NOUNS: Readonly<Record<string, string>> = {
  descaler: 'descaler',
  'water-filter': 'water filter',
  cleaner: 'cleaner',
};
const LETTERS: Readonly<Record<string, string>> = { descaler: 'DS', 'water-filter': 'WF', cleaner: 'CL' };

/** Weight of an empty bottle, box or tub, and of a filter. */
const PACKING_GRAMS = 60;
const FILTER_GRAMS = 300;

/** Forms: descaler, water-filter, cleaner. */
export function care(d: Draw): Model {
  const { random, brand, tier, form: sort } = d;
  const size = random.int(0, 5);
  const uses = (CARE_USES[sort] ?? []).filter(({ kinds }) => makesAnyOf(brand.key, kinds));
  const use = random.pick(uses);
  const pieces = random.pick([1, 2, 3, 6]);
  const form = random.pick(use.forms);
  const measure = MEASURES[form];
  const amount = measure ? at(measure.sizes, size) : 0;
  const filter = measure === undefined;
  const grams = measure ? amount * measure.grams + PACKING_GRAMS : FILTER_GRAMS;
  const body: Body = {
    width: 80,
    height: filter ? 260 : 190,
    depth: 80,
    weightKg: Math.max(0.1, Math.round((grams * pieces) / 100) / 10),
  };
  const noun = NOUNS[sort] ?? sort;
  return {
    kind: 'care',
    type: capital(noun),
    code: {
      K: LETTERS[sort] ?? '',
      main: String(filter ? pieces : amount),
      sub: filter ? '' : `x${pieces}`,
    },
    lead: use.usedOn
      .replace(/,.*/, '')
      .toLowerCase()
      .replace(/^american/, 'American'),
    noun,
    facts: clean({
      'Used on': use.usedOn,
      'Pieces in the pack': String(pieces),
      Contents: measure && `${amount} ${measure.unit}`,
      Form: form,
      Lasts: lasting(sort, form, amount * pieces, random.pick(['6 months', '12 months'])),
      Scented: filter ? undefined : yesNo(random.chance(0.3)),
      Base: random.pick(use.base),
      ...shelf(d, body),
    }),
    body,
    price: (filter ? 16 : 4) + pieces * (filter ? 8 : 1.5) + tier * 8,
    look: {
      form: sort,
      size: 'one',
      facts: { caption: capital(noun) + (pieces > 1 ? ` × ${pieces}` : ''), pieces },
    },
    finishes: menu('WH 1'),
  };
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/**
 * How long the pack lasts, or one cartridge of it. Descaling is due every two months and takes two tablets or one dose;
 * a cleaner is used once a month.
 * @param amount contents of the whole pack, in the form's unit
 * @param cartridge the maker's figure for a cartridge in a pipe
 */
function lasting(sort: string, form: CareForm, amount: number, cartridge: string): string {
  const measure = MEASURES[form];
  if (!measure) return form === 'In the tank' ? '2 months' : cartridge;
  const isDescaler = sort === 'descaler';
  const uses = Math.floor(amount / (isDescaler && form === 'Tablets' ? 2 : measure.dose));
  const months = uses * (isDescaler ? 2 : 1);
  if (uses <= 1) return '1 use';
  if (months < 6) return '3 months';
  if (months < 12) return '6 months';
  return months < 24 ? '12 months' : `${Math.floor(months / 12)} years`;
}
