import type { Parts } from '../../parts.ts';
import { all } from '../../store/rows.ts';
import { readPromotions } from '../../commerce/pricing/read.ts';
import { type Html, html, pounds, when } from '../html.ts';
import { table } from '../layout.ts';

type CouponRow = {
  code: string;
  name: string;
  min_spend: number;
  max_uses: number | null;
  uses: number;
  ends_at: number | null;
};
type CertificateRow = { code: string; amount: number; balance: number; bought_at: number };

/** Page with the automatic discounts, the coupons, and the balances of gift certificates. */
export function reductions({ store, clock }: Parts): Html {
  const promotions = readPromotions(store, clock()).map(({ name, rule }) => [
    name,
    html`${rule.steps.map(({ kinds, permille }) => html`<div>${kinds} different kinds: ${permille / 10} %</div>`)}`,
    pounds(rule.most),
    rule.kinds.join(', '),
  ]);
  const coupons = all<CouponRow>(
    store,
    'SELECT code, name, min_spend, max_uses, uses, ends_at FROM coupon ORDER BY id',
  ).map((each) => [
    html`<code>${each.code}</code>`,
    each.name,
    each.min_spend > 0 ? pounds(each.min_spend) : '–',
    each.max_uses === null ? String(each.uses) : `${each.uses} of ${each.max_uses}`,
    when(each.ends_at),
  ]);
  const certificates = all<CertificateRow>(
    store,
    'SELECT code, amount, balance, bought_at FROM gift_certificate ORDER BY id',
  ).map((each) => [
    html`<code>${each.code}</code>`,
    pounds(each.balance),
    pounds(each.amount),
    when(each.bought_at),
  ]);
  return html`<h2>Automatic discounts</h2>${table(['Name', 'Discount', 'Maximum', 'Kinds that count'], promotions, 'There are none.')}
<h2>Codes</h2>${table(['Code', 'Discount', 'Minimum spend', 'Used', 'Ends'], coupons, 'There are no codes.')}
<h2>Gift certificates</h2>${table(['Code', 'Balance', 'Value', 'Bought'], certificates, 'There are none.')}`;
}
