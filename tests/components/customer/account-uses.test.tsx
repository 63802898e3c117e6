import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { AccountUses } from '@/components/customer/account-uses';

afterEach(cleanup);

const said = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

test('an account is good for what the shop’s own terms say', () => {
  render(<AccountUses guaranteeYears={3} returnDays={60} />);
  expect(said()).toEqual([
    expect.stringMatching(/^3 years/),
    expect.stringMatching(/^60 days/),
    expect.stringMatching(/^1basket/),
  ]);
});

test('and for no guarantee where none is told', () => {
  render(<AccountUses guaranteeYears={0} returnDays={30} />);
  expect(said()[0]).toMatch(/^30 days/);
});
