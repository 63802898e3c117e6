import { assemble, finishOf } from './assemble.ts';
import { brandOf } from './data/brands.ts';
import { type Said, writeTexts } from './descriptions.ts';
import { makeModel } from './model.ts';
import { type ModelNumbers, modelNumber } from './naming.ts';
import { shelfPrice } from './prices.ts';
import { LEAVES, makersOf } from './quotas.ts';
import { createRandom } from './random.ts';
import { applyStockState, drawStockState } from './states.ts';
import type { Draft } from './types.ts';

export type BulkOptions = { count: number; seed: number; today: number };

/**
 * Products beyond the planned catalogue, for load tests. They are spread over the categories as the planned ones are,
 * each a model of its own in one finish, with a short text and without reviews or price history.
 */
export function* bulkGoods({ count, seed, today }: BulkOptions, numbers: ModelNumbers): Generator<Draft> {
  const random = createRandom(seed, 'bulk');
  const places = LEAVES.filter((leaf) => leaf.makers !== '').flatMap((leaf) => {
    const place = { leaf, makers: makersOf(leaf), said: new Map<string, number>() satisfies Said };
    return Array.from({ length: leaf.quota }, () => place);
  });
  for (let serial = 100_000; serial < 100_000 + count; serial++) {
    const { leaf, makers, said } = random.pick(places);
    const brand = brandOf(random.weighted(makers));
    const model = makeModel(random, leaf, brand);
    const number = numbers.claim(brand, modelNumber(random, brand, model));
    const finish = finishOf(brand, random.weighted(model.finishes), model.kind);
    const price = shelfPrice(random, brand, model.price);
    const draft = assemble({ random, leaf, brand, model, number, family: '', finish, price, today, serial });
    delete draft.facts['Range'];
    draft.options = [];
    applyStockState(random, draft, drawStockState(random), today);
    Object.assign(draft, writeTexts(draft, random, said, true));
    yield draft;
  }
}
