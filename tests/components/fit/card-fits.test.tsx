import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { PickedGoods } from '@/components/home/picked-goods';
import { SharedWishlist } from '@/components/lists/wishlist/shared-wishlist';
import { cardView } from '@/lib/catalogue/card-view';
import type { ProductCard } from '@/lib/catalogue/types';
import { UNMEASURED } from '@/lib/fit/space';
import { changeHome, home } from '@/lib/home/client';
import { BUILT_IN } from '@/lib/policy/data/built-in';
import { gatewayAnswer, isGateway } from '../../support/gateway';
import { renderWithQueries, stubApi } from '../../support/query';
import { aCard } from '../../support/shop';

const NOW = new Date('2026-11-20T12:00:00Z');
const washer = (id: number, width: string) =>
  aCard({ id, attributes: { Type: 'Washing machine', Width: width, 'Facts assumed': '' } });
const cards = [washer(1, '598 mm'), aCard({ id: 2, attributes: { Type: 'Kettle' } }), washer(3, '690 mm')];

const PLACES: [string, (goods: ProductCard[]) => React.ReactNode][] = [
  [
    'a wishlist that somebody shares',
    (goods) => <SharedWishlist cards={goods} now={NOW} policy={BUILT_IN} />,
  ],
  [
    'the offers of the home page',
    (goods) => (
      <PickedGoods
        id="offers"
        heading="Offers"
        text=""
        allLabel="All offers"
        allPath="/offers"
        picked={goods.map((card) => ({
          card,
          view: cardView(card, NOW, BUILT_IN),
          all: { label: 'All', path: '/all' },
        }))}
      />
    ),
  ],
];

function draw(place: React.ReactNode) {
  const calls = stubApi(({ url, body }) => ({
    body: isGateway({ url }) ? gatewayAnswer(body, { cards: cards.toReversed() }) : {},
  }));
  renderWithQueries(<main>{place}</main>);
  return calls;
}

afterEach(() => {
  cleanup();
  home.erase();
  vi.unstubAllGlobals();
});

it.each(PLACES)('%s: each card says whether it fits the measured space', async (_, place) => {
  changeHome({ spaces: { laundry: { ...UNMEASURED, widths: [640] } } });
  draw(place(cards));
  await screen.findByText('Fits your gap');
  const [fits, kettle, wide] = screen.getAllByRole('listitem');
  if (!fits || !kettle || !wide) throw new Error('a card is missing');
  expect(within(fits).getByText('Fits your gap')).toBeTruthy();
  expect(kettle.querySelector('[data-fit-badge]')).toBeNull();
  expect(within(wide).getByText('Too wide by 50 mm')).toBeTruthy();
});

it.each(PLACES)('%s: nothing is requested or shown before a space is measured', async (_, place) => {
  const calls = draw(place(cards));
  await import('@/components/fit/card-fits');
  expect(calls.filter(isGateway)).toEqual([]);
  expect(document.querySelector('[data-fit-badge]')).toBeNull();
});
