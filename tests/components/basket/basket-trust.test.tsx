import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { BasketTrust } from '@/components/basket/basket-trust';
import { BUILT_IN } from '@/lib/policy/data/built-in';

afterEach(cleanup);

const settings = {
  paymentMethods: ['Visa', 'Mastercard', 'Amex'],
  phone: '0114 496 0142',
  phoneLink: '+441144960142',
  hours: '8am to 8pm every day',
};

it('the payment methods and the phone number come from the editors’ settings', () => {
  render(<BasketTrust terms={BUILT_IN.returns} settings={settings} />);
  expect(screen.getByText('You can pay without an account, with Visa, Mastercard or Amex.')).toBeTruthy();
  expect(screen.getByRole('link', { name: '0114 496 0142' }).getAttribute('href')).toBe('tel:+441144960142');
});

it('the rest is shown when the settings cannot be read', () => {
  render(<BasketTrust terms={BUILT_IN.returns} settings={null} />);
  expect(screen.getByText('You can pay without an account.')).toBeTruthy();
  expect(screen.getAllByRole('link')).toHaveLength(1);
});
