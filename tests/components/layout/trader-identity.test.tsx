import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { TraderIdentity } from '@/components/layout/footer/trader-identity';
import { SHOP } from '../../support/mail';

test('cards and wallets have an icon that is not read out, and other payment methods have none', () => {
  const paymentMethods = ['Visa', 'PayPal', 'Bank transfer'];
  render(<TraderIdentity settings={{ ...SHOP.settings, paymentMethods }} />);
  const ways = within(screen.getByRole('list', { name: 'Ways to pay' })).getAllByRole('listitem');
  expect(ways.map((way) => way.textContent?.trim())).toEqual(paymentMethods);
  expect(ways.map((way) => way.querySelector('svg')?.getAttribute('aria-hidden'))).toEqual([
    'true',
    'true',
    undefined,
  ]);
});
