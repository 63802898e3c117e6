import type { Parts } from '../../../sandbox/parts.ts';
import { readConfig } from '../../../sandbox/config.ts';
import { demoStore } from '../../../sandbox/demo/store.ts';
import { openProductSearch } from '../../../sandbox/search/product-search.ts';
import { Shopper } from '../commerce/checkout/shopper.ts';
import type { TestSandbox } from '../fixture.ts';
import { CARDS, payBy } from '../payments/till.ts';

/** Buys and pays for what is given. Answers the order's number. */
export async function buy(sandbox: TestSandbox, items: object[]): Promise<number> {
  const shopper = await Shopper.with(sandbox, items);
  await shopper.address();
  const { orderEntityId, paymentAccessToken } = await shopper.complete();
  const { status } = await payBy(sandbox, paymentAccessToken, CARDS.visa);
  if (status !== 201 || orderEntityId === null) throw new Error(`Not paid: ${status}`);
  return orderEntityId;
}

/** What the sandbox's own parts work with, for calling one of them by hand. */
export function partsOf({ store, clock }: TestSandbox): Parts {
  return {
    store,
    config: readConfig({}),
    demo: demoStore,
    clock: () => clock.now,
    search: openProductSearch(store),
  };
}
