import { expect, it } from 'vitest';
import { figure, goods } from './drafts.ts';

const replaced = goods.flatMap((old) => {
  const next = goods.find(({ sku }) => sku === old.facts['Replaced by']);
  return next && !old.plan.state ? [{ old, next }] : [];
});

it('a successor is of the same type and fits where the old product stood', () => {
  expect(replaced.length).toBeGreaterThan(5);
  for (const { old, next } of replaced) {
    expect([old.sku, next.facts['Type']]).toEqual([old.sku, old.facts['Type']]);
    const wider = Math.abs(figure(next, 'Width') - figure(old, 'Width'));
    expect([old.sku, !old.large || wider <= 10]).toEqual([old.sku, true]);
  }
});
