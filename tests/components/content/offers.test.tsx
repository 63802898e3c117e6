import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Offers } from '@/components/content/offers';
import { aCard } from '../../support/shop';

const kettle = aCard({
  id: 2,
  name: 'Brae kettle',
  price: { now: 2_900, was: { price: 3_900, from: null, to: null } },
});

test('each department has a link to its row, and one to all of its offers', () => {
  render(
    <Offers
      rails={[
        { heading: 'Laundry', path: '/laundry/all?reduced=yes', cards: [aCard()], offers: 42 },
        { heading: 'Sinks & taps', path: '/sinks-and-taps/all?reduced=yes', cards: [kettle], offers: 1 },
      ]}
    />,
  );
  const jumps = within(screen.getByRole('navigation', { name: 'On this page' })).getAllByRole('link');
  expect(jumps.map(({ textContent }) => textContent)).toEqual(['Laundry', 'Sinks & taps']);
  for (const jump of jumps) {
    const row = screen.getByRole('region', { name: jump.textContent });
    expect(jump.getAttribute('href')).toBe(`#${row.id}`);
  }
  expect(screen.getByRole('link', { name: 'All 42 offers in laundry' }).getAttribute('href')).toBe(
    '/laundry/all?reduced=yes',
  );
  const small = screen.getByRole('region', { name: 'Sinks & taps' });
  expect(within(small).getByRole('link', { name: 'The one offer in sinks & taps' })).toBeTruthy();
  expect(small.textContent).toContain('Was £39');
});

test('nothing is rendered where there are no offers', () => {
  const { container } = render(<Offers rails={[]} />);
  expect(container.textContent).toBe('');
});
