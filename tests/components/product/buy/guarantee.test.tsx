import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Guarantee } from '@/components/product/buy/guarantee';
import type { Service } from '@/lib/services/types';

afterEach(cleanup);

const cover = { kind: 'cover', term: 5, price: 8_900 } as Service;

test.each([
  [
    'available',
    { kind: 'cover', services: [cover] } as const,
    /Extended warranty available: 5 years’ cover for £89/,
  ],
  ['not available', undefined, /Extended warranty not available/],
])('§4: extended warranty is said to be %s', (_, covers, words) => {
  render(
    <Guarantee
      makerYears={2}
      maker="Tarnside"
      covers={covers && { ...covers, services: [...covers.services] }}
      secure={null}
    />,
  );
  expect(document.body.textContent).toMatch(words);
});

test('nobody is sent for a bottle: what is used up is exchanged or paid back', () => {
  render(<Guarantee makerYears={5} maker="Tarnside" covers={undefined} secure={null} usedUp />);
  expect(document.body.textContent).toMatch(/2-year guarantee from us: we exchange it or pay you back/);
  expect(document.body.textContent).not.toMatch(/call-out|Tarnside guarantees/);
});

test('nothing is said of it while nobody can tell', () => {
  render(<Guarantee makerYears={2} maker="Tarnside" covers={null} secure={null} />);
  expect(document.body.textContent).not.toMatch(/Extended warranty/);
});

test('until when its software is kept secure stands with the guarantee', () => {
  render(
    <Guarantee makerYears={2} maker="Tarnside" covers={null} secure="Tarnside keeps its software secure." />,
  );
  expect(document.body.textContent).toContain('Tarnside keeps its software secure.');
});
