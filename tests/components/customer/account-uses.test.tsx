import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { AccountUses } from '@/components/customer/account-uses';

afterEach(cleanup);

const said = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

test('the uses of an account state the shop’s own terms', () => {
  render(<AccountUses guaranteeYears={3} returnDays={60} />);
  expect(said()).toEqual([
    expect.stringMatching(/^3 years/),
    expect.stringMatching(/^60 days/),
    expect.stringMatching(/^1basket/),
  ]);
});

test('the uses of an account leave out the guarantee where there is none', () => {
  render(<AccountUses guaranteeYears={0} returnDays={30} />);
  expect(said()[0]).toMatch(/^30 days/);
});
