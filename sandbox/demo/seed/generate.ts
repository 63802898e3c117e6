import { assemble, finishOf } from './assemble.ts';
import { brandOf } from './data/brands.ts';
import type { Leaf } from './data/tree.ts';
import { claimFixed, fixedDrafts } from './fixed.ts';
import { makeModel } from './model.ts';
import { type ModelNumbers, modelNumber } from './naming.ts';
import { shelfPrice } from './prices.ts';
import { LEAVES, makersOf, quotas } from './quotas.ts';
import { createRandom, type Random } from './random.ts';
import type { Brand, Draft, FinishCode, Model } from './types.ts';

export type GenerateOptions = { products: number; seed: number; today: number };

/** Products of the planned catalogue, category by category, without services. */
export function* plannedGoods(
  { products, seed, today }: GenerateOptions,
  numbers: ModelNumbers,
): Generator<Draft> {
  const counts = quotas(products);
  let serial = 1000;
  claimFixed(numbers);
  for (const leaf of LEAVES) {
    if (leaf.makers === '') continue;
    const random = createRandom(seed, leaf.slug);
    const fixed = fixedDrafts(leaf, seed, today, serial);
    yield* fixed;
    serial += 100;
    let left = (counts.get(leaf.slug) ?? 0) - fixed.length;
    let last = '';
    while (left > 0) {
      const makers = makersOf(leaf).filter(([key], _, all) => key !== last || all.length === 1);
      last = random.weighted(makers);
      for (const draft of family(random, leaf, brandOf(last), numbers, left, today, serial)) {
        yield draft;
        left -= 1;
        serial += 1;
      }
    }
  }
}

/** One model in one to four colours. Up to five more models are drawn until the model number is new to the maker. */
function family(
  random: Random,
  leaf: Leaf,
  brand: Brand,
  numbers: ModelNumbers,
  most: number,
  today: number,
  serial: number,
): Draft[] {
  let model = makeModel(random, leaf, brand);
  let number = modelNumber(random, brand, model);
  for (let tries = 0; tries < 5 && numbers.has(brand, number); tries++) {
    model = makeModel(random, leaf, brand);
    number = modelNumber(random, brand, model);
  }
  const own = numbers.claim(brand, number);
  const price = shelfPrice(random, brand, model.price);
  const dearer = price > 30_000 && random.chance(0.5) ? 2000 : 0;
  return finishesOf(random, model, most).map((code, index) =>
    assemble({
      random,
      leaf,
      brand,
      model,
      number: own,
      family: `${brand.name} ${own}`,
      finish: finishOf(brand, code, model.kind),
      price: price + (index > 0 ? dearer : 0),
      today,
      serial: serial + index,
    }),
  );
}

function finishesOf(random: Random, model: Model, most: number): FinishCode[] {
  const wanted = Math.min(
    most,
    model.finishes.length,
    random.weighted([
      [1, 5],
      [2, 4],
      [3, 2],
      [4, 0.6],
    ]),
  );
  const chosen: FinishCode[] = [];
  while (chosen.length < wanted) {
    chosen.push(random.weighted(model.finishes.filter(([code]) => !chosen.includes(code))));
  }
  return chosen;
}
