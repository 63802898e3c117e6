import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { SetCheckLater } from '@/components/kitchen/set-check-later';
import { home } from '@/lib/home/client';
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

afterEach(() => {
  cleanup();
  home.erase();
});

it('names what clashes first, with the pieces and the source, and follows what is told', async () => {
  const user = userEvent.setup();
  render(<SetCheckLater lines={kitchen} />);
  await user.click(screen.getByRole('button', { name: 'Check this list' }));
  expect((await screen.findByRole('status')).textContent).toBe('1 thing on this list will not go together.');
  const findings = screen.getByRole('list', { name: 'What goes together and what does not' });
  const [worst] = within(findings).getAllByRole('listitem');
  expect(worst?.textContent).toMatch(
    /^Clashes\. The hood is 100 mm narrower than the hob.*Tarnside hood; Norrvik gas hob/,
  );
  await user.click(within(screen.getByRole('group', { name: 'Gas' })).getByRole('radio', { name: 'None' }));
  expect(screen.getByRole('status').textContent).toBe('2 things on this list will not go together.');
  await user.type(screen.getByRole('textbox', { name: 'From hob to hood' }), '70 cm');
  screen.getByText(/The hood hangs at least 700 mm above gas; you have 700 mm\./);
  expect(home.read().kitchen).toMatchObject({ fuel: 'electric', hoodHeight: 700 });
});

it('says so when nothing depends on anything', async () => {
  const user = userEvent.setup();
  render(
    <SetCheckLater
      lines={[line(3, 'Kettle', { Type: 'Kettle' }), line(4, 'Toaster', { Type: 'Toaster' })]}
    />,
  );
  await user.click(screen.getByRole('button', { name: 'Check this list' }));
  expect((await screen.findByRole('status')).textContent).toBe(
    'Nothing on this list depends on something else on it.',
  );
});
