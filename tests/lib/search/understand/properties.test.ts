import fc from 'fast-check';
import { expect, test } from 'vitest';
import { COLOUR_PHRASES, FACT_PHRASES } from '@/lib/search/data/fact-phrases';
import { FEATURE_PHRASES } from '@/lib/search/data/feature-phrases';
import type { Wish } from '@/lib/search/understand/types';
import { understand } from '@/lib/search/understand/understand';
import { holdsFact } from '@/lib/search/wish-order';
import { demoProducts } from '../../../../scripts/search/wishes/products';
import type { Product } from '../../../../scripts/search/wishes/types';
import { runs } from '../../../support/runs';
import { everyNth } from '../../../support/sample';

const MAKERS = ['Tarnside', 'Lumarra', 'Pendlewick'].map((name, id) => ({ id, name, path: `/${id}` }));
const read = (text: string) => understand(text, { makers: MAKERS });
const products = demoProducts(Date.UTC(2026, 10, 20, 12)).filter(({ isSold }) => isSold);

/** What a list shows that is narrowed by a wish: what does not state a fact fails it, unless it must not be. */
const fits = (wish: Wish, product: Product): boolean =>
  (wish.kinds.length === 0 || wish.kinds.some((kind) => kind === product.type)) &&
  product.pence >= (wish.minPrice ?? 0) &&
  product.pence <= (wish.maxPrice ?? Infinity) &&
  (wish.makers.length === 0 || wish.makers.some(({ name }) => name === product.maker)) &&
  !wish.makersNot.some(({ name }) => name === product.maker) &&
  wish.facts.every((fact) => {
    const isStated = fact.names.some((name) => product.facts[name] !== undefined);
    return isStated ? holdsFact({ attributes: product.facts }, fact) : fact.isNot;
  });

const THINGS = [
  'washing machine',
  'fridge freezer',
  'dishwasher',
  'tumble dryer',
  'single oven',
  'hob',
  'kettle',
];
const CONDITIONS = [
  'white',
  'not black',
  'under £500',
  'over 300 pounds',
  'without wifi',
  'with steam',
  '60cm wide',
  'quiet',
  'slim',
  'large',
  'not tarnside',
  'lumarra',
  'a rated',
  'less than 85cm high',
  '9kg',
  'with child lock',
];
const asked = fc
  .tuple(fc.constantFrom(...THINGS), fc.subarray(CONDITIONS, { minLength: 1, maxLength: 4 }))
  .map(([thing, conditions]) => [thing, ...conditions].join(' '));

test('removing a condition never leaves fewer products', () => {
  fc.assert(
    fc.property(asked, (text) => {
      const wish = read(text);
      const before = products.filter((product) => fits(wish, product));
      for (const { without, label } of wish.chips) {
        if (label === wish.kindSaid) continue;
        const wider = read(without);
        expect(
          before.filter((product) => !fits(wider, product)).map(({ name }) => name),
          `${text} → ${without}`,
        ).toEqual([]);
      }
    }),
    runs(100),
  );
});

/**
 * Phrases that say for themselves what is not wanted, `no plumbing`, or that a word before them makes so: `no frost`.
 */
const SAYS_NOT =
  /\b(?:no|not|non|without|less|free|never|dont|doesnt|wont|hate|does|less|un\w+|itself|themselves?)\b|less\b|^frost /;

const named = [...FACT_PHRASES, ...FEATURE_PHRASES, ...COLOUR_PHRASES.map(([phrases]) => ({ phrases }))]
  .flatMap(({ phrases }) => phrases.split('|'))
  .filter((phrase) => !SAYS_NOT.test(phrase));
const NEGATORS = ['without', 'not', 'no', 'i dont want', 'anything but', 'except', 'that isnt', 'but never'];

test.each(NEGATORS)('what “%s” excludes is never asked for', (negator) => {
  const askedFor = everyNth(named, 3, NEGATORS.indexOf(negator)).filter((phrase, at) => {
    const thing = THINGS[at % THINGS.length];
    const wanted = read(`${thing} ${phrase}`);
    const refused = read(`${thing} ${negator} ${phrase}`);
    const isWanted = ({ names, want, isNot }: Wish['facts'][number]) =>
      !isNot &&
      wanted.facts.some((one) => !one.isNot && one.names === names && String(one.want) === String(want));
    return refused.facts.some(isWanted);
  });
  expect(askedFor).toEqual([]);
});
