import type { Basket } from '@/lib/basket/types';
import type { Checkout, DeliveryOption } from '@/lib/checkout/types';
import { toMoney } from '@/lib/money/rules';
import { jar } from './jar';
import { ask, submit } from './shopper';
import type { Upstream } from './upstream';

type Line = { product: number; quantity: number };
type Fields = Record<string, string>;

const ADDRESS = {
  fullName: 'Hana Akhtar',
  postalCode: 'ls63bn',
  address1: '12 Hessle Mount',
  city: 'Leeds',
  floor: 'ground',
};

export type Till = Awaited<ReturnType<typeof openTill>>;

/**
 * Returns a shopper at the checkout of a real sandbox, who uses the shop's own API. Set the whole environment before:
 * this imports modules that read the configuration.
 */
export async function openTill({ store, url }: Upstream) {
  const [
    contact,
    delivery,
    days,
    place,
    settle,
    code,
    overview,
    calendar,
    create,
    more,
    account,
    wallet,
    approved,
  ] = await Promise.all([
    import('@/app/api/checkout/contact/route'),
    import('@/app/api/checkout/delivery/route'),
    import('@/app/api/checkout/days/route'),
    import('@/app/api/checkout/place/route'),
    import('@/app/api/checkout/settle/route'),
    import('@/app/api/checkout/code/route'),
    import('@/app/api/checkout/route'),
    import('@/app/api/checkout/calendar/route'),
    import('@/app/api/create-cart/route'),
    import('@/app/api/add-cart-item/route'),
    import('@/app/api/checkout/account/route'),
    import('@/app/api/checkout/wallet/route'),
    import('@/app/api/checkout/wallet/approved/route'),
  ]);
  const { readCheckout } = await import('@/lib/checkout/queries');
  const { getConfirmation } = await import('@/lib/checkout/placing/confirmation-queries');
  const { orderKey } = await import('@/lib/checkout/placing/idempotency');
  const { createBasket } = await import('@/lib/basket/commands');

  const products = store
    .prepare(
      `SELECT id FROM product
       WHERE stock > 3 AND availability = 'Available' AND charged > 5000 AND kind NOT LIKE '%service%'
         AND id NOT IN (SELECT product_id FROM variant) ORDER BY id LIMIT 12`,
    )
    .all()
    .map((row) => Number(row['id']));

  const read = async (): Promise<Checkout> => {
    const found = await readCheckout(jar().get('cartId') ?? '', null);
    if (!found.ok || !found.value) throw new Error('There is no checkout.');
    return found.value;
  };
  const cartId = () => jar().get('cartId') ?? '';
  const askContact = (fields: Fields = { email: 'hana@post.example', phone: '07700 900318' }) =>
    ask(contact.POST, { body: fields });
  const askDays = (postalCode: string, more: Fields = {}) =>
    ask(days.POST, { body: { postalCode, ...more } });
  const askDelivery = (fields: Fields) => ask(delivery.POST, { body: { ...ADDRESS, ...fields } });

  return {
    products,
    read,
    contact: askContact,
    days: askDays,
    delivery: askDelivery,
    daysByBrowser: (fields: Fields) => submit(days.POST, fields, '/checkout'),
    contactByBrowser: (fields: Fields) => submit(contact.POST, fields, '/checkout'),
    async put(lines: readonly Line[]): Promise<Basket> {
      const lineItem = lines.map(({ product, quantity }) => ({ product_id: product, quantity }));
      const { answer, status } = await ask(create.POST, { body: { lineItem } });
      if (status !== 200) throw new Error(JSON.stringify(answer));
      return (answer as { basket: Basket }).basket;
    },
    add: (product: number) =>
      ask(more.POST, { body: { cartId: cartId(), lineItem: { product_id: product, quantity: 1 } } }),
    /**
     * Completes contact and delivery, with the first or the wanted day, and as two deliveries if asked for and
     * possible.
     */
    async steps(
      wanted: string | ((options: DeliveryOption[]) => string) = (options) => options[0]?.id ?? '',
      split = false,
    ): Promise<Checkout> {
      const asked: Fields = split ? { split: 'on' } : {};
      await askContact();
      await askDays(ADDRESS.postalCode, asked);
      const [option = '', option2 = ''] = (await read()).consignments.map(({ options }) =>
        typeof wanted === 'string' ? wanted : wanted(options),
      );
      const { status, answer } = await askDelivery({ ...asked, option, option2 });
      if (status !== 200) throw new Error(JSON.stringify(answer));
      return read();
    },
    place: ({ id, sums }: Checkout, key = orderKey(id, sums.due)) =>
      ask(place.POST, {
        body: { cartId: id, total: toMoney(sums.due) },
        headers: { 'idempotency-key': key },
      }),
    settle: async (named: Fields = {}) => (await ask(settle.POST, { body: named })).answer,
    /** Pays like the card frames. Returns the payments host's status, or 0 if nothing is left to pay. */
    async payWith(placed: unknown, number = '4111111111111111'): Promise<number> {
      const { token } = placed as { token: string | null };
      if (token === null) return 0;
      const instrument = { type: 'card', number, cardholder_name: 'Hana Akhtar', verification_value: '123' };
      const response = await fetch(`${url}/payments`, {
        method: 'POST',
        headers: {
          accept: 'application/vnd.bc.v1+json',
          authorization: `PAT ${token}`,
          'content-type': 'application/json',
        },
        body: JSON.stringify({
          payment: {
            instrument: { ...instrument, expiry_month: 12, expiry_year: 2035 },
            payment_method_id: 'bigcommerce.card',
          },
        }),
      });
      return response.status;
    },
    /** Starts a wallet payment for the basket; answers with the URL to approve it at. */
    beginWallet: (id: string) => ask(wallet.POST, { body: { cartId: cartId(), wallet: id } }),
    /** Answers with the URL at which the order is placed with the approved payment. */
    finishWallet: () => ask(approved.POST, { body: {} }),
    confirmation: (order: number) => getConfirmation(order, null),
    calendar: (order: number) => ask(calendar.GET, { path: `/api/checkout/calendar?order=${order}` }),
    makeAccount: (order: number, password: string) =>
      ask(account.POST, { body: { order: String(order), password } }),
    overview: (id: string) => ask(overview.GET, { path: `/api/checkout?cartId=${id}` }),
    code: (text: string, what: 'apply' | 'remove' = 'apply') =>
      ask(code.POST, { body: { cartId: cartId(), code: text, do: what } }),
    async cartOfCustomer(): Promise<string> {
      const made = await createBasket([{ product_id: products[0] ?? 0, quantity: 1 }], null);
      if (!made.ok) throw new Error('no cart');
      store.prepare('UPDATE cart SET customer_id = 1 WHERE id = ?').run(made.value.id);
      return made.value.id;
    },
  };
}
