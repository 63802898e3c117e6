import type { Parts } from '../../parts.ts';
import { all } from '../../store/rows.ts';
import { type Html, html, pounds, when } from '../html.ts';
import { table } from '../layout.ts';
import { GIVEN_UP, isOver } from '../../webhooks/queue.ts';

type Cart = { id: string; customer_id: number; version: number; updated_at: number };
type Line = { cart_id: string; name: string | null; quantity: number; charged: number | null };

/** Page with the latest baskets and their lines, at current prices. */
export function carts({ store }: Parts): Html {
  const found = all<Cart>(
    store,
    'SELECT id, customer_id, version, updated_at FROM cart ORDER BY updated_at DESC LIMIT 100',
  );
  const rows = found.map((cart) => {
    const lines = all<Line>(
      store,
      'SELECT cart_id, name, quantity, charged FROM cart_line LEFT JOIN product ON product.id = product_id WHERE cart_id = ? ORDER BY sort',
      cart.id,
    );
    const total = lines.reduce((sum, { quantity, charged }) => sum + quantity * (charged ?? 0), 0);
    return [
      html`<code>${cart.id}</code>`,
      cart.customer_id === 0 ? 'visitor' : `customer ${cart.customer_id}`,
      html`${lines.map(({ quantity, name }) => html`<div>${quantity} × ${name ?? 'a product that is gone'}</div>`)}`,
      pounds(total),
      cart.version,
      when(cart.updated_at),
    ];
  });
  return table(['Basket', 'Whose', 'Lines', 'Goods', 'Version', 'Changed'], rows, 'Nobody has a basket.');
}

type Customer = {
  id: number;
  email: string;
  first_name: string;
  last_name: string;
  company: string;
  created_at: number;
};

/** Page with the latest customers. */
export function customers({ store }: Parts): Html {
  const found = all<Customer>(
    store,
    'SELECT id, email, first_name, last_name, company, created_at FROM customer ORDER BY id DESC LIMIT 100',
  );
  const rows = found.map((each) => [
    each.id,
    `${each.first_name} ${each.last_name}`,
    each.email,
    each.company || '–',
    when(each.created_at),
  ]);
  return table(['Number', 'Name', 'E-mail', 'Company', 'Since'], rows, 'Nobody has registered.');
}

/** Page with the latest form submissions, field by field. */
export function forms({ store }: Parts): Html {
  const found = all<{ id: number; form: string; fields: string; created_at: number }>(
    store,
    'SELECT id, form, fields, created_at FROM form_submission ORDER BY id DESC LIMIT 100',
  );
  const rows = found.map((each) => [
    each.id,
    each.form,
    html`<pre>${pretty(each.fields)}</pre>`,
    when(each.created_at),
  ]);
  return table(['Number', 'Form', 'Fields', 'Sent'], rows, 'No form has been sent.');
}

type Event = {
  id: number;
  scope: string;
  payload: string;
  created_at: number;
  delivered_at: number | null;
  attempts: number;
};

/** Page with the latest events and the delivery of their webhooks. */
export function events({ store }: Parts): Html {
  const found = all<Event>(
    store,
    'SELECT id, scope, payload, created_at, delivered_at, attempts FROM event ORDER BY id DESC LIMIT 100',
  );
  const rows = found.map((each) => [
    each.id,
    html`<code>${each.scope}</code>`,
    html`<details><summary>${each.payload.length} characters</summary><pre>${pretty(each.payload)}</pre></details>`,
    when(each.created_at),
    fateOf(each),
  ]);
  return table(['Number', 'What', 'Payload', 'Happened', 'Delivered'], rows, 'Nothing has happened yet.');
}

function fateOf({ scope, delivered_at, attempts }: Event): string {
  if (delivered_at !== null) return when(delivered_at);
  if (attempts >= GIVEN_UP) return 'not sent: no hook for it';
  return isOver({ scope, attempts }) ? `lost after ${attempts} tries` : `waiting, tried ${attempts} times`;
}

function pretty(json: string): string {
  try {
    return JSON.stringify(JSON.parse(json), null, 2);
  } catch {
    return json;
  }
}
