import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { PriceRange } from '@/components/listing/price-range';
import { chosenPrice, movedThumb, priceScale, typedPrice } from '@/components/listing/price-steps';

afterEach(cleanup);

type Ends = { from: number | null; to: number | null };

function drawn(ends: Ends = { from: null, to: null }) {
  const sent = vi.fn();
  const view = (own: Ends) => (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        sent(Object.fromEntries(new FormData(event.currentTarget)));
      }}
    >
      <PriceRange idPrefix="p" cheapest={249} dearest={1698} {...own} />
    </form>
  );
  const { rerender } = render(view(ends));
  return { sent, show: (own: Ends) => rerender(view(own)) };
}
const thumb = (name: string) => screen.getByRole('slider', { name });

test('the line has round ends outside the real ones', () => {
  expect(priceScale(249, 1698)).toEqual({ low: 240, high: 1700, step: 10, page: 100 });
  expect(priceScale(4, 39)).toEqual({ low: 4, high: 39, step: 1, page: 10 });
  expect(priceScale(10, 10)).toMatchObject({ low: 10, high: 11 });
});

test('an end of the line narrows nothing, so dearer goods stay', () => {
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
])('%j is typed as %j', (text, price) => expect(typedPrice(text)).toBe(price));

test('page keys move a thumb by £100 and send the form when let go', () => {
  const { sent } = drawn();
  fireEvent.keyDown(thumb('Minimum price'), { key: 'PageUp' });
  expect(thumb('Minimum price').getAttribute('aria-valuetext')).toBe('£340');
  expect(sent).not.toHaveBeenCalled();
  fireEvent.keyUp(thumb('Minimum price'), { key: 'PageUp' });
  expect(sent).toHaveBeenCalledExactlyOnceWith({ 'price-from': '340', 'price-to': '' });
});

test('thumbs say the real ends of the list', () => {
  drawn();
  expect(thumb('Minimum price').getAttribute('aria-valuetext')).toBe('£249');
  expect(thumb('Maximum price').getAttribute('aria-valuetext')).toBe('£1,698');
});

test('a typed price is sent when the field is left, and only if it is new', async () => {
  const { sent } = drawn({ from: null, to: 600 });
  const user = userEvent.setup();
  await user.click(screen.getByLabelText('To'));
  await user.tab();
  expect(sent).not.toHaveBeenCalled();
  await user.clear(screen.getByLabelText('To'));
  await user.type(screen.getByLabelText('To'), '1,200');
  await user.tab();
  expect(sent).toHaveBeenCalledExactlyOnceWith({ 'price-from': '', 'price-to': '1,200' });
});

test('it follows the list', () => {
  const { show } = drawn({ from: 300, to: 600 });
  show({ from: null, to: 500 });
  expect(screen.getByLabelText<HTMLInputElement>('From').value).toBe('');
  expect(screen.getByLabelText<HTMLInputElement>('To').value).toBe('500');
});
