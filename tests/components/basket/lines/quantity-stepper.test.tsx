import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { QuantityStepper } from '@/components/basket/lines/quantity-stepper';

afterEach(cleanup);

type Case = { value: number; available?: number | null; least?: number; most?: number | null };

function draw({ available = null, ...rest }: Case) {
  const onChange = vi.fn<(quantity: number) => void>();
  render(<QuantityStepper of="Hose" available={available} onChange={onChange} {...rest} />);
  return onChange;
}
const state = (name: string) => screen.getByRole('button', { name }).getAttribute('aria-disabled');

it.each([
  { why: 'stock', value: 5, available: 5 },
  { why: 'one per customer', value: 1, most: 1 },
  { why: 'the highest that can be chosen', value: 10 },
])('the quantity goes no higher than $why', async ({ why: _, ...given }) => {
  const onChange = draw(given);
  expect(state('One more')).toBe('true');
  await userEvent.click(screen.getByRole('button', { name: 'One more' }));
  expect(onChange).not.toHaveBeenCalled();
});

it('the quantity goes no lower than the minimum that is sold', async () => {
  const onChange = draw({ value: 2, least: 2 });
  expect([state('One fewer'), state('One more')]).toEqual(['true', null]);
  await userEvent.click(screen.getByRole('button', { name: 'One fewer' }));
  expect(onChange).not.toHaveBeenCalled();
});

it('the line is removed below a quantity of one', async () => {
  const onChange = draw({ value: 1 });
  await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
  expect(onChange).toHaveBeenCalledExactlyOnceWith(0);
});

it.each([
  ['1', 2],
  ['99', 6],
  ['0', 0],
  ['5', 5],
])('a typed quantity of %s becomes %s', async (typed, wanted) => {
  const onChange = draw({ value: 4, least: 2, most: 6 });
  await userEvent.clear(screen.getByRole('textbox'));
  await userEvent.type(screen.getByRole('textbox'), `${typed}{Enter}`);
  expect(onChange).toHaveBeenCalledExactlyOnceWith(wanted);
});

it('the buttons change the quantity by one', async () => {
  const onChange = draw({ value: 3, least: 2 });
  await userEvent.click(screen.getByRole('button', { name: 'One more' }));
  await userEvent.click(screen.getByRole('button', { name: 'One fewer' }));
  expect(onChange.mock.calls).toEqual([[4], [2]]);
});

it.each(['many{Enter}', '2.5{Enter}', '5{Escape}{Tab}'])(
  'typing %s leaves the quantity as it is',
  async (keys) => {
    const onChange = draw({ value: 4 });
    await userEvent.clear(screen.getByRole('textbox'));
    await userEvent.type(screen.getByRole('textbox'), keys);
    expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('4');
    expect(onChange).not.toHaveBeenCalled();
  },
);
