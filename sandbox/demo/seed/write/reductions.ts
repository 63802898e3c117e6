import { first, run } from '@hobwright/sandbox/store/rows.ts';
import type { Store } from '@hobwright/sandbox/store/store.ts';
import { daysFrom } from '@hobwright/sandbox/calendar.ts';
import { CERTIFICATES, COUPONS, SET_DISCOUNT } from '../data/reductions.ts';

/** Writes the demo shop's set discount, coupons and gift certificates, limited to the categories in the store. */
export function writeReductions(store: Store, midnight: number): void {
  const { name, rule, except } = SET_DISCOUNT;
  run(
    store,
    'INSERT INTO promotion (name, priority, rule) VALUES (?, 1, ?)',
    name,
    JSON.stringify({ ...rule, except: except.map((slug) => categoryId(store, slug)) }),
  );
  for (const coupon of COUPONS) {
    const categories = (coupon.only ?? []).map((slug) => categoryId(store, slug));
    run(
      store,
      `INSERT INTO coupon (code, name, kind, value, categories, min_spend, max_uses, uses, ends_at)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
      coupon.code,
      coupon.name,
      coupon.kind,
      coupon.value,
      JSON.stringify(categories),
      coupon.minSpend ?? 0,
      coupon.maxUses ?? null,
      coupon.uses ?? 0,
      coupon.endsIn === undefined ? null : daysFrom(midnight, coupon.endsIn),
    );
  }
  for (const [code, amount, balance] of CERTIFICATES) {
    run(
      store,
      'INSERT INTO gift_certificate (code, amount, balance, bought_at) VALUES (?, ?, ?, ?)',
      code,
      amount,
      balance,
      daysFrom(midnight, -40),
    );
  }
}

/** Returns a category's id, or 0 if it is missing, so that a limited reduction does not become unlimited. */
function categoryId(store: Store, slug: string): number {
  return first<{ id: number }>(store, 'SELECT id FROM category WHERE path = ?', `/${slug}/`)?.id ?? 0;
}
