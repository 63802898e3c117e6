import { CARDS } from '../support/checkout.ts';
import { putIn } from './kinds.ts';
import type { Visit } from './visit.ts';

/** Buys a product as a guest with the payments host's valid test card, from the product page to the confirmation. */
export async function buy(visit: Visit): Promise<void> {
  const { press, type, sees, isAt } = visit;
  await putIn(visit);
  await press('dialog[open] a', /^Go to basket/);
  await isAt(/^\/cart/);
  await press('main a', /^Go to checkout/);
  await isAt(/^\/checkout/);
  await type('hana@post.example', 'main input', /^E-mail address/);
  await type('07700 900318', 'main input', /^Phone/);
  await press('main button', /^Go to step 2, delivery/);

  await isAt(/step=delivery/);
  await type('LS6 3BN', 'main input', /^Postcode/);
  await press('main button', /^Show the days/);
  await press('main fieldset label', /^\d+ \w+/);
  await type('Hana Akhtar', 'main input', /^Full name/);
  await type('12 Hessle Mount', 'main input', /^House and street/);
  await type('Leeds', 'main input', /^Town or city/);
  await type('First floor', 'main select', /^Which floor/);
  await press('main button', /^Go to step 3, pay/);

  await isAt(/step=pay/);
  await type(CARDS.good, 'input', /^Card number/, 'Card number');
  await type('12/35', 'input', /^Expiry date/, 'Expiry date');
  await type('123', 'input', /^Security code/, 'Security code');
  await press('main button', /^Pay £/);
  await isAt(/^\/checkout\/order\//);
  await sees('h1', /^Thank you\. Your order is placed/);
}
