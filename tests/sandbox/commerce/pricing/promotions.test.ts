import { expect, test } from 'vitest';
import { readPromotions } from '../../../../sandbox/commerce/pricing/read.ts';
import { SET_DISCOUNT } from '../../../../sandbox/demo/seed/data/reductions.ts';
import { run } from '../../../../sandbox/store/rows.ts';
import { openStore } from '../../../../sandbox/store/store.ts';

test.each([
  ['without days', null, null, true],
  ['that begins now', 1000, null, true],
  ['that has not begun', 1001, null, false],
  ['that is not over', null, 1001, true],
  ['that ends now', null, 1000, false],
  ['whose days are over', 1, 999, false],
])('an automatic discount %s is applied only within its days', (_, startsAt, endsAt, isOn) => {
  const store = openStore(':memory:');
  const { name, rule } = SET_DISCOUNT;
  const sql = 'INSERT INTO promotion (name, priority, rule, starts_at, ends_at) VALUES (?, 1, ?, ?, ?)';
  run(store, sql, name, JSON.stringify({ ...rule, except: [] }), startsAt, endsAt);
  expect(readPromotions(store, 1000)).toHaveLength(Number(isOn));
  store.close();
});
