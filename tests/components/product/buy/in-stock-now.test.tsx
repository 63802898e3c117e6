import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { InStockNow } from '@/components/product/buy/in-stock-now';
import { aCard } from '../../../support/shop';

afterEach(cleanup);

const washer = (id: number, width: number, height: number, available = 3) =>
  aCard({
    id,
    name: `Washer ${id}`,
    stock: available > 0 ? { state: 'in', available } : { state: 'out' },
    attributes: { Type: 'Washing machine', Width: `${width} mm`, Height: `${height} mm`, Depth: '550 mm' },
  });
const soldOut = washer(1, 597, 845, 0);

test('replacements go into the same gap, however near the price of others is', () => {
  const alike = [
    washer(2, 700, 845),
    washer(3, 597, 900),
    washer(4, 600, 845, 0),
    washer(5, 600, 845),
    washer(6, 450, 800),
  ];
  render(<InStockNow product={soldOut} alike={alike} />);
  const shown = screen.getByRole('region', { name: 'In stock now' });
  expect(shown.textContent).toMatch(
    /for a space as wide and as high, at a similar price\. Check the depth\..*Washer 5.*Washer 6/,
  );
  expect(shown.textContent).not.toMatch(/Washer [234]/);
});

test('a hob is replaced by its cut-out, not by its height', () => {
  const hob = (id: number, available: number) =>
    aCard({
      id,
      name: `Hob ${id}`,
      stock: available > 0 ? { state: 'in', available } : { state: 'out' },
      attributes: { Type: 'Induction hob', 'Cut-out width': '560 mm', 'Cut-out depth': '490 mm' },
    });
  render(<InStockNow product={hob(1, 0)} alike={[hob(2, 3)]} />);
  expect(screen.getByRole('region', { name: 'In stock now' }).textContent).toMatch(
    /for the same cut-out, at a similar price\. Check the room below it\..*Hob 2/,
  );
});

test('the others are said to need a check where none goes into the same gap', () => {
  render(<InStockNow product={soldOut} alike={[washer(2, 700, 845)]} />);
  expect(screen.getByRole('region', { name: 'In stock now' }).textContent).toMatch(
    /but we cannot say that any fits the same space\. Check yours first\..*Washer 2/,
  );
});

test('a product that needs no gap is replaced by its price alone', () => {
  const kettle = { ...aCard({ attributes: { Type: 'Kettle' } }), stock: { state: 'out' } as const };
  render(<InStockNow product={kettle} alike={[aCard({ id: 2, attributes: { Type: 'Kettle' } })]} />);
  expect(screen.getByText('The same kind, at a similar price.')).toBeTruthy();
});

test('nothing is rendered where no replacement is in stock', () => {
  const { container } = render(<InStockNow product={soldOut} alike={[washer(4, 600, 845, 0)]} />);
  expect(container.innerHTML).toBe('');
});
