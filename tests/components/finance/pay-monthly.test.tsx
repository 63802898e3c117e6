import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { OffersState } from '@/components/finance/offers-state';
import { PayMonthly } from '@/components/finance/pay-monthly';
import { parseOffer } from '@/lib/finance/entry-rules';
import type { OfferReading } from '@/lib/finance/types';
import { aFinance, anOffer } from '../../support/finance';

afterEach(cleanup);

const FIGURE = /£[\d,.]+|\d[\d.]*\s?%/g;

it('no figure about credit is outside the representative example', () => {
  const { container } = render(<PayMonthly finance={aFinance()} price={429_00} />);
  const table = screen.getByRole('table', { name: 'Representative example' });
  expect(within(table).getAllByRole('row')).toHaveLength(9);
  const around = (container.textContent ?? '').replace(table.textContent ?? '', '');
  expect(around.match(FIGURE)).toBeNull();
  for (const words of ['Larkmoor Finance', 'credit broker, not a lender', 'subject to status', '18 or over'])
    expect(around).toContain(words);
  expect(around).toContain('Hobwright Ltd, 1 Mill Lane, Leeds, LS1 1AA.');
});

it('nothing is rendered for a price that no offer covers', () => {
  const { container } = render(<PayMonthly finance={aFinance()} price={249_99} />);
  expect(container.textContent).toBe('');
});

const reading = (name: string, over = {}): OfferReading => ({ name, ok: true, offer: anOffer(over) });
const wrong: OfferReading = { ...parseOffer({ ...anOffer(), months: 0 }), name: 'Two years' };

it.each<[what: string, published: OfferReading[] | null, drafts: OfferReading[], says: RegExp[]]>([
  ['none is published', [], [], [/^None is published/]],
  ['one is published', [reading('A')], [], [/^A: shown from £250 to £5,000, until 31 Dec 2027\.$/]],
  ['one has expired', [reading('A', { approvedUntil: '2026-11-22' })], [], [/ended on 22 Nov 2026/]],
  ['one is wrong', [wrong], [], [/^Two years: not shown\.$/, /^Duration: has to be 2 months or more\.$/]],
  ['a draft is wrong', [], [wrong], [/the draft can’t be used once it is published/, /^Duration: /]],
  ['the content service is down', null, [], [/not answering/]],
])('editors see the state of the offers: %s', (_, published, drafts, says) => {
  render(<OffersState published={published} drafts={drafts} today="2026-11-23" />);
  for (const words of says) screen.getByText(words);
});
