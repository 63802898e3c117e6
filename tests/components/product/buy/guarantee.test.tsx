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
  ['not available', 'none', /Extended warranty not available\./],
  [
    'not available, since the maker’s guarantee is as long',
    'guaranteed',
    /Extended warranty not available: Tarnside’s own guarantee lasts as long as our cover would\./,
  ],
  [
    'not available for what is cheap',
    'cheap',
    /Extended warranty not available: cover would cost too large a part of its price\./,
  ],
] as const)('§4: extended warranty is shown as %s', (_, covers, words) => {
  render(
    <Guarantee
      ourYears={2}
      makerYears={2}
      maker="Tarnside"
      covers={typeof covers === 'string' ? covers : { ...covers, services: [...covers.services] }}
      secure={null}
      remedy="visit"
    />,
  );
  expect(document.body.textContent).toMatch(words);
});

test.each([
  ['replacement', 'we replace it or refund you', false],
  ['post', 'we repair or replace it by post at our cost', true],
  ['visit', 'parts, labour and the call-out', true],
] as const)('the guarantee describes a fault that is put right by %s', (remedy, words, maker) => {
  render(
    <Guarantee ourYears={2} makerYears={5} maker="Tarnside" covers="none" secure={null} remedy={remedy} />,
  );
  expect(document.body.textContent).toContain(`2-year guarantee from us: ${words}, in addition`);
  expect(document.body.textContent?.includes('Tarnside guarantees it for 5 years')).toBe(maker);
});

test.each([
  [3, '3-year guarantee from us: parts, labour and the call-out, in addition to your legal rights.'],
  [0, 'You have your legal rights. Tarnside guarantees it for 2 years.'],
])('the shop’s own guarantee has the years of its policy: %i', (ourYears, words) => {
  render(
    <Guarantee
      ourYears={ourYears}
      makerYears={2}
      maker="Tarnside"
      covers={null}
      secure={null}
      remedy="visit"
    />,
  );
  expect(document.body.textContent).toContain(words);
});

test('extended warranty is not mentioned while it is unknown', () => {
  render(
    <Guarantee ourYears={2} makerYears={2} maker="Tarnside" covers={null} secure={null} remedy="visit" />,
  );
  expect(document.body.textContent).not.toMatch(/Extended warranty/);
});

test('the security updates of its software are stated with the guarantee', () => {
  render(
    <Guarantee
      ourYears={2}
      makerYears={2}
      maker="Tarnside"
      covers={null}
      secure="Tarnside keeps its software secure."
      remedy="visit"
    />,
  );
  expect(document.body.textContent).toContain('Tarnside keeps its software secure.');
});
