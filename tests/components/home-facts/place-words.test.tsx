import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { PlaceWords } from '@/components/home-facts/place-words';
import { changeHome } from '@/lib/home/client';
import { PolicyProvider } from '@/lib/policy/client';
import { BUILT_IN } from '@/lib/policy/data/built-in';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

const show = (postcode: string) => {
  changeHome({ postcode });
  render(
    <PolicyProvider policy={BUILT_IN}>
      <PlaceWords />
    </PolicyProvider>,
  );
};

it('the first day on which the van can come to the postcode is shown', async () => {
  show('LS6 3BN');
  expect(await screen.findByText(/^Our van can come to LS6 3BN from \w+day \d+ \w+\./)).toBeTruthy();
});

it('a message says so where we do not deliver to the postcode', async () => {
  show('GY1 1AA');
  expect(await screen.findByText(/^We do not deliver to .*Channel Islands/)).toBeTruthy();
});
