import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { LineServices } from '@/components/basket/lines/line-services';
import { offeredFor } from '@/lib/basket/offered';
import { BUILT_IN } from '@/lib/policy/data/built-in';
import type { Service } from '@/lib/services/types';
import { aCard, aLine } from '../../../support/shop';

const add = vi.hoisted(() => vi.fn(() => Promise.resolve()));
vi.mock('@/lib/basket/add-client', () => ({ addToBasket: add }));

afterEach(() => {
  cleanup();
  add.mockClear();
});

const service = (over: Partial<Service>): Service => ({
  id: 7,
  sku: 'S',
  name: 'Connect a washing machine',
  kind: 'connect',
  price: 3000,
  text: 'We connect it.',
  before: null,
  note: '25 min, by the delivery crew',
  types: ['Washing machine'],
  needs: [],
  band: null,
  term: null,
  forOptionId: 9,
  ...over,
});
const take = service({
  id: 8,
  kind: 'collect',
  name: 'Take your old appliance away',
  price: 2500,
  note: '10 min',
});
const cover = service({ id: 5, kind: 'cover', name: 'Cover', term: 5 });
const services = [service({}), take, cover];
const offered = (line = aLine()) => offeredFor(line, services, BUILT_IN.cover);
const press = () => userEvent.click(screen.getByRole('button', { name: /^Add: what is chosen for/ }));

test('a line is offered only the fitting and removal that it does not have yet', () => {
  const connected = aLine({
    extras: [aLine({ id: 'connect', product: aCard({ attributes: { Type: 'Fitting service' } }) })],
  });
  expect(offered().map(({ kind }) => kind)).toEqual(['connect', 'collect']);
  expect(offered(connected).map(({ kind }) => kind)).toEqual(['collect']);
  expect(offered(aLine({ product: null }))).toEqual([]);
});

test('no service is ticked beforehand, and those ticked are added for that line', async () => {
  const line = aLine();
  const { container } = render(<LineServices line={line} offered={offered(line)} />);
  expect(container.querySelector('summary')?.textContent).toMatch(/^Add fitting or removal/);
  await userEvent.click(container.querySelector('summary')!);
  const ticks = screen.getAllByRole<HTMLInputElement>('checkbox');
  expect(ticks.map(({ checked }) => checked)).toEqual([false, false]);
  await press();
  expect(screen.getByRole('alert').textContent).toBe('Choose what you want done.');
  expect(add).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('checkbox', { name: /Take your old appliance away/ }));
  await press();
  await waitFor(() =>
    expect(add).toHaveBeenCalledWith(
      [{ product_id: 8, quantity: 1, option_selections: [{ option_id: 9, option_value: line.sku }] }],
      'Take your old appliance away',
    ),
  );
});

test('the form is sent as a plain POST without scripts', () => {
  const { container } = render(<LineServices line={aLine()} offered={offered()} />);
  const form = container.querySelector('form')!;
  expect([form.method, form.getAttribute('action')]).toEqual(['post', '/api/basket/add']);
  expect(new FormData(form).get('sku')).toBe('TARN-TW914-WH');
});

test('nothing is rendered where no service is offered', () => {
  expect(render(<LineServices line={aLine()} offered={[]} />).container.innerHTML).toBe('');
});
