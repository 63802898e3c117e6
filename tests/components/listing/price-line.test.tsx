import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { drawLine, priceLine } from '@/components/listing/enhance/price-line';
import {
  chosenPrice,
  isNoPrice,
  movedThumb,
  priceScale,
  typedPrice,
} from '@/components/listing/enhance/price-steps';
import { FacetPrice } from '@/components/listing/filters/facet-price';
import { PLAIN_QUERY } from '@/lib/listing/query';
import type { ListingView } from '@/lib/listing/view';

let listeners = new AbortController();
afterEach(() => {
  listeners.abort();
  cleanup();
});

type Ends = { from: number | null; to: number | null };

function viewOf({ from, to }: Ends, cheapest = 24_900): ListingView {
  return {
    place: { path: '/a', base: {}, noun: 'washing machines', kinds: false },
    query: { ...PLAIN_QUERY, minPrice: from && from * 100, maxPrice: to && to * 100 },
    listing: { total: 74, products: [], facets: [], outOfStock: 0, cheapest, dearest: 169_750 },
    whole: 74,
    pages: 1,
    facets: [],
    keys: new Set(),
    chips: [],
    quick: [],
    sorts: [],
    title: { figure: '', words: '' },
    gap: null,
    advice: [],
    cleared: 0,
    weighed: null,
    tooNarrow: null,
  };
}

function drawn(ends: Ends = { from: null, to: null }) {
  const sent = vi.fn();
  const { container } = render(
    <form
      data-listing
      onSubmit={(event) => {
        event.preventDefault();
        sent(Object.fromEntries(new FormData(event.currentTarget)));
      }}
    >
      <FacetPrice view={viewOf(ends)} idPrefix="p" />
    </form>,
  );
  const list = container.querySelector<HTMLElement>('[data-listing]');
  if (!list) throw new Error('no list');
  listeners = new AbortController();
  priceLine(list, listeners.signal);
  return { sent, list };
}
const thumb = (name: string) => screen.getByRole<HTMLInputElement>('slider', { name });
const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });

test('the slider has round ends outside the real ones', () => {
  expect(priceScale(249, 1698)).toEqual({ low: 240, high: 1700, step: 10 });
  expect(priceScale(4, 39)).toEqual({ low: 4, high: 39, step: 1 });
  expect(priceScale(10, 10)).toMatchObject({ low: 10, high: 11 });
});

test('a list with a price below a pound does not start at £0', () => {
  render(<FacetPrice view={viewOf({ from: null, to: null }, 99)} idPrefix="p" />);
  expect(field('From').placeholder).toBe('0.99');
  expect(thumb('Minimum price').getAttribute('aria-valuetext')).toBe('£0.99');
  expect(field('To').placeholder).toBe('1,697.50');
});

test('the ends are the prices on the cards, and both are on the slider', () => {
  render(<FacetPrice view={viewOf({ from: null, to: null }, 1_999)} idPrefix="p" />);
  expect(field('From').placeholder).toBe('19.99');
  expect(thumb('Minimum price').getAttribute('aria-valuetext')).toBe('£19.99');
  expect(thumb('Maximum price').getAttribute('aria-valuetext')).toBe('£1,697.50');
  expect(Number(thumb('Minimum price').min)).toBeLessThanOrEqual(19);
  expect(Number(thumb('Maximum price').max)).toBeGreaterThanOrEqual(1_698);
});

test('a thumb at the end of the slider sets no limit, so dearer products stay', () => {
  const scale = priceScale(249, 1698);
  expect(chosenPrice('to', 1700, scale)).toBeNull();
  expect(chosenPrice('to', 1690, scale)).toBe(1690);
  expect(chosenPrice('from', 240, scale)).toBeNull();
});

test('thumbs do not pass each other', () => {
  const scale = priceScale(249, 1698);
  expect(movedThumb('from', 900, 500, scale)).toBe(490);
  expect(movedThumb('to', 100, 500, scale)).toBe(510);
  expect(movedThumb('to', 9999, 500, scale)).toBe(1700);
});

test.each([
  ['£1,200', 1200],
  ['4.99', 4.99],
  ['', null],
  ['0', null],
  ['about 300', null],
  ['1e9', null],
])('the typed price %j is read as %j', (text, price) => expect(typedPrice(text)).toBe(price));

test.each([
  ['abc', true],
  ['-5', true],
  ['1e3', true],
  ['12.345', true],
  ['£1,200', false],
  ['0', false],
  ['  ', false],
])('%j is an invalid price: %j', (text, isNone) => expect(isNoPrice(text)).toBe(isNone));

test('an invalid price has an error, and nothing is sent until it is corrected', async () => {
  const { sent } = drawn();
  const user = userEvent.setup();
  const error = screen.getByText('Enter a price in pounds, such as 450');
  await user.type(field('From'), 'abc');
  expect(error.hidden).toBe(true);
  await user.tab();
  expect(error.hidden).toBe(false);
  expect(field('From').getAttribute('aria-invalid')).toBe('true');
  expect(field('From').getAttribute('aria-describedby')).toBe(error.id);
  await user.type(field('To'), '600{Enter}');
  expect(field('To').hasAttribute('aria-invalid')).toBe(false);
  expect(sent).not.toHaveBeenCalled();
  await user.clear(field('From'));
  expect(error.hidden).toBe(true);
  expect(field('From').hasAttribute('aria-invalid')).toBe(false);
  await user.type(field('From'), '450{Enter}');
  expect(sent).toHaveBeenCalledExactlyOnceWith({ 'price-from': '450', 'price-to': '600' });
});

test('page keys move a thumb by £100, and send the form on release', () => {
  const { sent } = drawn();
  fireEvent.keyDown(thumb('Minimum price'), { key: 'PageUp' });
  expect(thumb('Minimum price').getAttribute('aria-valuetext')).toBe('£340');
  expect(sent).not.toHaveBeenCalled();
  fireEvent.keyUp(thumb('Minimum price'), { key: 'PageUp' });
  expect(sent).toHaveBeenCalledExactlyOnceWith({ 'price-from': '340', 'price-to': '' });
});

test('thumbs at the ends have the real ends as their values', () => {
  drawn();
  expect(thumb('Minimum price').getAttribute('aria-valuetext')).toBe('£249');
  expect(thumb('Maximum price').getAttribute('aria-valuetext')).toBe('£1,697.50');
});

test('a typed price is sent when the field is left, and only if it is new', async () => {
  const { sent } = drawn({ from: null, to: 600 });
  const user = userEvent.setup();
  await user.click(field('To'));
  await user.tab();
  expect(sent).not.toHaveBeenCalled();
  await user.clear(field('To'));
  await user.type(field('To'), '1,200');
  expect(thumb('Maximum price').value).toBe('1200');
  await user.tab();
  expect(sent).toHaveBeenCalledExactlyOnceWith({ 'price-from': '', 'price-to': '1,200' });
});

test('a typed price is sent with Enter', async () => {
  const { sent } = drawn();
  await userEvent.setup().type(field('From'), '300{Enter}');
  expect(sent).toHaveBeenCalledExactlyOnceWith({ 'price-from': '300', 'price-to': '' });
});

test('moving a thumb to its end empties its field', () => {
  const { sent } = drawn({ from: 300, to: null });
  fireEvent.input(thumb('Minimum price'), { target: { value: '240' } });
  expect(field('From').value).toBe('');
  fireEvent.pointerUp(thumb('Minimum price'));
  expect(sent).toHaveBeenCalledExactlyOnceWith({ 'price-from': '', 'price-to': '' });
});

test('the slider follows the fields', () => {
  const { list } = drawn({ from: 300, to: 600 });
  const line = thumb('Minimum price').parentElement;
  const before = line?.style.getPropertyValue('--from');
  field('From').value = '900';
  field('To').value = '';
  drawLine(list);
  expect(thumb('Minimum price').value).toBe('900');
  expect(thumb('Maximum price').getAttribute('aria-valuetext')).toBe('£1,697.50');
  expect(line?.style.getPropertyValue('--from')).not.toBe(before);
  expect(line?.style.getPropertyValue('--to')).toBe('100%');
});
