import { all, first } from '../../sandbox/store/rows.ts';
import type { Store } from '../../sandbox/store/store.ts';
import type { Ledger } from './buyer.ts';

const count = (store: Store, sql: string, ...values: (number | string)[]): number =>
  first<{ found: number }>(store, `SELECT count(*) AS found FROM ${sql}`, ...values)?.found ?? 0;

/** Checks everything that must hold of a store after it was killed. Returns a sentence for each fault. */
export function faultsOf(store: Store, ledger: Ledger, stockAtFirst: ReadonlyMap<number, number>): string[] {
  const faults: string[] = [];
  const expectNone = (what: string, found: number): void => {
    if (found > 0) faults.push(`${found} ${what}`);
  };
  for (const [cart, number] of ledger.placed) {
    if (Number.isNaN(number)) faults.push(`Cart ${cart} was told two numbers.`);
    const found = count(store, 'orders WHERE id = ? AND cart_id = ?', number, cart);
    if (found !== 1) faults.push(`Order ${number}, which was acknowledged, is there ${found} times.`);
  }
  for (const [number, payment] of ledger.paid) {
    const found = count(
      store,
      `orders AS o JOIN payment AS p ON p.order_id = o.id
       WHERE o.id = ? AND p.id = ? AND p.status = 'success' AND o.status <> 0`,
      number,
      payment,
    );
    if (found !== 1) faults.push(`Payment ${payment} of order ${number} was acknowledged and does not hold.`);
  }
  expectNone(
    'orders have no lines.',
    count(store, 'orders WHERE id NOT IN (SELECT order_id FROM order_line)'),
  );
  expectNone(
    'carts have two orders.',
    count(store, '(SELECT 1 FROM orders GROUP BY cart_id HAVING count(*) > 1)'),
  );
  expectNone(
    'orders are charged twice, or charged and not paid.',
    count(
      store,
      `orders AS o WHERE
         (SELECT count(*) FROM payment WHERE order_id = o.id AND status = 'success') <> (o.status <> 0)
         OR (SELECT coalesce(sum(amount), 0) FROM order_payment WHERE order_id = o.id) <> (o.status <> 0) * o.total`,
    ),
  );
  expectNone(
    'paid orders still have their cart.',
    count(store, 'orders WHERE status <> 0 AND cart_id IN (SELECT id FROM cart)'),
  );
  for (const [product, atFirst] of stockAtFirst) {
    const now = first<{ units: number }>(
      store,
      `SELECT stock + (SELECT coalesce(sum(taken), 0) FROM order_line WHERE product_id = product.id) AS units
       FROM product WHERE id = ?`,
      product,
    );
    if (now?.units !== atFirst) {
      faults.push(`Product ${product}: stock and sold are ${now?.units}, not ${atFirst}.`);
    }
  }
  const [integrity] = all<{ integrity_check: string }>(store, 'PRAGMA integrity_check');
  if (integrity?.integrity_check !== 'ok') faults.push(`The file is damaged: ${integrity?.integrity_check}`);
  return faults;
}
