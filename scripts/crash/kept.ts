import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { type Mail, mailsOf } from '../lib/mailbox.ts';
import type { Promises } from './journey.ts';

type Order = {
  id: number;
  cart: string;
  status: number;
  total: number;
  refunds: number;
  refunded: number;
  paid: number;
};

const CANCELLED = 5;

/** Returns a sentence for each promise that was not kept, and whether waiting may help. @param folder of the sandbox */
export function brokenPromises(
  folder: string,
  { placed, paid, cancelled, alerts }: Promises,
): { faults: string[]; mayComeYet: boolean } {
  const { orders, mails } = read(folder);
  const faults: string[] = [];
  const missing: string[] = [];
  const count = (to: string, subject: string) =>
    mails.filter((mail) => mail.to.includes(to) && mail.subject.startsWith(subject)).length;
  const once = (to: string, subject: string, may: readonly number[] = [1]) => {
    const came = count(to, subject);
    if (came === 0 && !may.includes(0)) missing.push(`“${subject}” never came to ${to}.`);
    else if (!may.includes(came)) faults.push(`“${subject}” came ${came} times to ${to}.`);
  };

  for (const [cart, told] of placed) {
    const found = orders.filter((order) => order.cart === cart);
    if (told.size > 1) faults.push(`Basket ${cart} was told ${[...told].join(' and ')}.`);
    if (found.length !== 1) faults.push(`Basket ${cart} has ${found.length} orders.`);
  }
  for (const [number, email] of paid) {
    const order = orders.find(({ id }) => id === number);
    if (order?.paid !== 1) faults.push(`Order ${number} is paid ${order?.paid ?? 0} times.`);
    // An order that was cancelled before its confirmation was sent is not confirmed.
    once(email, `Your order ${number}`, cancelled.has(number) ? [0, 1] : [1]);
    if (!cancelled.has(number)) continue;
    if (order?.status !== CANCELLED || order.refunded < order.total)
      missing.push(
        `Order ${number} was cancelled: it stands at ${order?.status}, ${order?.refunded} is returned of ${order?.total}.`,
      );
    if (order && (order.refunds > 1 || order.refunded > order.total))
      faults.push(`Order ${number} was refunded ${order.refunds} times.`);
    once(email, `Cancelled: order ${number}`);
  }
  for (const email of alerts) once(email, 'Now £');
  return { faults: [...faults, ...missing], mayComeYet: faults.length === 0 && missing.length > 0 };
}

function read(folder: string): { orders: Order[]; mails: Mail[] } {
  const store = new DatabaseSync(join(folder, 'sandbox.sqlite'), { readOnly: true });
  const rows = <T>(sql: string) => store.prepare(sql).all() as T[];
  const orders = rows<Order>(
    `SELECT id, cart_id AS cart, status, total,
       (SELECT count(*) FROM order_refund WHERE order_id = o.id) AS refunds,
       (SELECT coalesce(sum(amount), 0) FROM order_refund WHERE order_id = o.id) AS refunded,
       (SELECT count(*) FROM payment WHERE order_id = o.id AND status = 'success') AS paid
     FROM orders AS o WHERE cart_id IS NOT NULL`,
  );
  store.close();
  return { orders, mails: mailsOf(folder) };
}
