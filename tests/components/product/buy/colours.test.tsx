import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Colours } from '@/components/product/buy/colours';
import { aCard } from '../../../support/shop';

it('every colour links to its page, with the current one marked, also out of stock', () => {
  const white = aCard({ attributes: { Colour: 'White', 'Colour code': 'WH' } });
  const black = aCard({
    id: 2,
    path: '/black-one',
    stock: { state: 'out' },
    energy: null,
    attributes: { Colour: 'Black', 'Colour code': 'BL' },
  });
  render(<Colours family={[white, black]} id={1} />);
  const links = within(screen.getByRole('navigation', { name: 'Colours' })).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('aria-current'))).toEqual(['page', null]);
  expect(links[1]?.getAttribute('href')).toBe('/black-one');
  expect(links[1]?.textContent).toBe('Black£429, out of stock');
  expect(links[0]?.textContent).toContain('Energy label: class A on a scale from A to G');
});

it('a colour has its maker’s name and the shop’s', () => {
  const of = (id: number, own: string, colour: string) =>
    aCard({ id, name: `Corvanti Lido 17 kettle, 1.7 litres${own}`, attributes: { Colour: colour } });
  const { container } = render(
    <Colours
      family={[of(1, '', 'White'), of(2, ', celeste', 'Pastel blue'), of(3, ', black', 'Black')]}
      id={1}
    />,
  );
  const links = within(container)
    .getAllByRole('link')
    .map(({ textContent }) => textContent?.split('£')[0]);
  expect(links).toEqual(['White', 'Celeste (pastel blue)', 'Black']);
});
