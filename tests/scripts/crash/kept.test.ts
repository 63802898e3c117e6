import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { brokenPromises } from '../../../scripts/crash/kept.ts';

const TABLES = `CREATE TABLE orders (id, cart_id, status, total); CREATE TABLE order_refund (order_id, amount);
  CREATE TABLE payment (order_id, status); CREATE TABLE mail (id INTEGER PRIMARY KEY, recipients, subject, raw);`;
/** One order that was paid, another that was cancelled, and somebody who waited for a price: all of it kept. */
const KEPT = `INSERT INTO orders VALUES (7, 'one', 11, 500), (8, 'two', 5, 900);
  INSERT INTO payment VALUES (7, 'failed'), (7, 'success'), (8, 'success');
  INSERT INTO order_refund VALUES (8, 900);
  INSERT INTO mail (recipients, subject, raw) VALUES ('a@x', 'Your order 7', 'Message-ID: <1@x>'), ('b@x', 'Cancelled: order 8', 'Message-ID: <2@x>'),
    ('a@x', 'Now £4: Tarnside TW-914', 'Message-ID: <3@x>');`;
const PROMISES = {
  placed: new Map([
    ['one', new Set([7])],
    ['two', new Set([8])],
  ]),
  paid: new Map([
    [7, 'a@x'],
    [8, 'b@x'],
  ]),
  cancelled: new Set([8]),
  alerts: new Set(['a@x']),
};

function look(change: string) {
  const folder = mkdtempSync(join(tmpdir(), 'kept-'));
  const store = new DatabaseSync(join(folder, 'sandbox.sqlite'));
  store.exec(TABLES + KEPT + change);
  store.close();
  return brokenPromises(folder, PROMISES);
}

test.each([
  ['promises that were all kept', '', [], false],
  [
    'an e-mail that was delivered twice with one Message-ID',
    "INSERT INTO mail (recipients, subject, raw) VALUES ('a@x', 'Your order 7', 'Message-ID: <1@x>')",
    [],
    false,
  ],
  [
    'an e-mail that has not come yet',
    "DELETE FROM mail WHERE subject LIKE 'Your%'",
    ['“Your order 7” never came to a@x.'],
    true,
  ],
  [
    'a refund that has not been made yet',
    'DELETE FROM order_refund',
    ['Order 8 was cancelled: it stands at 5, 0 is returned of 900.'],
    true,
  ],
  [
    'two e-mails',
    "INSERT INTO mail (recipients, subject, raw) VALUES ('a@x', 'Your order 7', 'Message-ID: <4@x>')",
    ['“Your order 7” came 2 times to a@x.'],
    false,
  ],
  ['two charges', "INSERT INTO payment VALUES (7, 'success')", ['Order 7 is paid 2 times.'], false],
  ['two refunds', 'INSERT INTO order_refund VALUES (8, 900)', ['Order 8 was refunded 2 times.'], false],
  ['two orders', "INSERT INTO orders VALUES (9, 'one', 0, 1)", ['Basket one has 2 orders.'], false],
  [
    'a price alert sent twice',
    "INSERT INTO mail (recipients, subject, raw) VALUES ('a@x', 'Now £3: x', 'Message-ID: <5@x>')",
    ['“Now £” came 2 times to a@x.'],
    false,
  ],
])('the faults are found for %s', (_, change, faults, mayComeYet) => {
  expect(look(change)).toEqual({ faults, mayComeYet });
});
