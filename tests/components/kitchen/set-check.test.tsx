import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { SetCheckOpener } from '@/components/kitchen/set-check-opener';
import { toast } from '@/components/ui/feedback/toast-store';
import { home } from '@/lib/home/client';
import { multibuy } from '@/lib/lists/client';
import { withItem } from '@/lib/lists/rules';
import { documentIn, gatewayAnswer } from '../../support/gateway';
import { stubApi } from '../../support/query';
import { aCard } from '../../support/shop';

const line = (id: number, name: string, attributes: Record<string, string>) => ({
  card: aCard({ id, sku: `S${id}`, name, attributes }),
  quantity: 1,
  total: 40_000,
  problem: null,
});

const kitchen = [
  line(1, 'Norrvik gas hob', { Type: 'Gas hob', 'Hob type': 'Gas', Width: '700 mm', Plug: '13 A' }),
  line(2, 'Tarnside hood', { Type: 'Cooker hood', Width: '600 mm', 'Height above hob': '600–700 mm' }),
];

/** The types of goods that a list is asked for. */
const typesIn = (body: unknown): unknown[] => {
  const { filters } = documentIn(body).variables as {
    filters: { productAttributes: { values: string[] }[] };
  };
  return filters.productAttributes.flatMap(({ values }) => values);
};

afterEach(() => {
  cleanup();
  home.erase();
  multibuy.erase();
  toast.set(null);
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('clashes come first, with the pieces and the source, and follow the answers about the kitchen', async () => {
  const user = userEvent.setup();
  render(<SetCheckOpener lines={kitchen} />);
  await user.click(screen.getByRole('button', { name: 'Check this kitchen set' }));
  expect((await screen.findByRole('status')).textContent).toBe('1 thing in this set will not go together.');
  const findings = screen.getByRole('list', { name: 'What goes together and what does not' });
  const [worst] = within(findings).getAllByRole('listitem');
  expect(worst?.textContent).toMatch(
    /^Clashes\. The hood is 100 mm narrower than the hob.*Tarnside hood, Norrvik gas hob/,
  );
  await user.click(within(screen.getByRole('group', { name: 'Gas' })).getByRole('radio', { name: 'None' }));
  expect(screen.getByRole('status').textContent).toBe('2 things in this set will not go together.');
  await user.type(screen.getByRole('textbox', { name: 'From hob to hood' }), '70 cm');
  screen.getByText(/The hood must hang at least 700 mm above gas; you have 700 mm\./);
  expect(home.read().kitchen).toMatchObject({ fuel: 'electric', hoodHeight: 700 });
});

it('each piece is named with its type, since a maker’s hood and hob have similar model numbers', async () => {
  const user = userEvent.setup();
  const hob = { Type: 'Ceramic hob', 'Hob type': 'Ceramic', Model: 'OC80', Width: '770 mm' };
  const hood = { Type: 'Cooker hood', Model: 'OC60', Width: '598 mm' };
  const lines = [
    line(1, 'Oxlode OC80 ceramic hob, 80 cm', hob),
    line(2, 'Oxlode OC60 chimney hood, 60 cm', hood),
  ];
  render(<SetCheckOpener lines={lines} />);
  await user.click(screen.getByRole('button', { name: 'Check this kitchen set' }));
  const findings = await screen.findByRole('list', { name: 'What goes together and what does not' });
  expect(findings.textContent).toContain('Oxlode OC60 hood, Oxlode OC80 hob. Source');
});

it('a set whose pieces do not depend on each other is said to need no check', async () => {
  const user = userEvent.setup();
  render(
    <SetCheckOpener
      lines={[line(3, 'Kettle', { Type: 'Kettle' }), line(4, 'Toaster', { Type: 'Toaster' })]}
    />,
  );
  await user.click(screen.getByRole('button', { name: 'Check this kitchen set' }));
  expect((await screen.findByRole('status')).textContent).toBe(
    'These do not depend on each other, so there is nothing to check.',
  );
});

/** Asks for the rest of the set; an oven and a dishwasher are sold. */
async function findTheRest() {
  const user = userEvent.setup();
  const sold = [
    aCard({ id: 11, sku: 'O', name: 'Oven', price: { now: 40_000 }, attributes: { Type: 'Single oven' } }),
    aCard({
      id: 12,
      sku: 'D',
      name: 'Dish',
      price: { now: 50_000 },
      attributes: { Type: 'Dishwasher', 'Energy class': 'C of A–G' },
    }),
  ];
  const calls = stubApi(({ body }) => ({
    body: gatewayAnswer(body, { listed: sold.filter(({ type }) => typesIn(body).includes(type)) }),
  }));
  const { rerender } = render(<SetCheckOpener lines={kitchen} />);
  await user.click(screen.getByRole('button', { name: 'Check this kitchen set' }));
  const rest = within(await screen.findByRole('region', { name: 'Complete it for me' }));
  await user.type(rest.getByLabelText('Budget for all of it (optional)'), '900');
  await user.click(rest.getByRole('button', { name: 'Find the rest' }));
  const put = await rest.findByRole('button', { name: 'Add them to my kitchen set, £900.00' });
  return { user, calls, rest, put, rerender };
}

it('the rest of a set is found, shown and added to the list on request', async () => {
  const { user, calls, rest, put } = await findTheRest();
  expect(rest.getByRole('link', { name: 'Dish' }).parentElement?.textContent).toContain(
    'Energy label: Class C of A to G',
  );
  await user.click(put);
  expect(calls.map(({ url, body }) => [url, typesIn(body)])).toEqual([
    ['/api/graphql', ['Single oven']],
    ['/api/graphql', ['Fridge freezer']],
    ['/api/graphql', ['Dishwasher']],
  ]);
  expect(multibuy.read().map(({ entityId }) => entityId)).toEqual([11, 12]);
  multibuy.change((list) => withItem(list, 9));
  toast.read()?.action?.run();
  expect(multibuy.read().map(({ entityId }) => entityId)).toEqual([9]);
});

it('what was found is no longer offered once the list has changed', async () => {
  const { rest, rerender } = await findTheRest();
  rerender(<SetCheckOpener lines={[...kitchen, line(5, 'Norrvik oven', { Type: 'Single oven' })]} />);
  expect(rest.queryByRole('button', { name: /to my kitchen set/ })).toBeNull();
});

it('a list that cannot be stored is reported, and nothing is added', async () => {
  const { user, put } = await findTheRest();
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError');
  });
  await user.click(put);
  expect(toast.read()?.text).toContain('so nothing was added');
  expect(put.isConnected).toBe(true);
});
