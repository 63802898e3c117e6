import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { TraySlot } from '@/components/compare/tray-slot';
import { toast } from '@/components/ui/feedback/toast-store';
import { Toaster } from '@/components/ui/feedback/toaster';
import { compared } from '@/lib/compare/client';
import { gatewayAnswer } from '../../support/gateway';
import { stubApi } from '../../support/query';
import { knowVisibility } from '../../support/visibility';

beforeAll(knowVisibility);
beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  stubApi(({ body }) => ({ body: gatewayAnswer(body, {}) }));
  localStorage.clear();
  compared.change(() => ['A', 'B', 'C'].map((sku, id) => ({ id, sku, type: 'Hob' })));
});
afterEach(() => {
  cleanup();
  toast.set(null);
  vi.unstubAllGlobals();
});

async function drawn() {
  render(
    <>
      <main tabIndex={-1}>List</main>
      <TraySlot />
      <Toaster />
    </>,
  );
  await screen.findByRole('region', { name: 'Compare' });
}
const out = (sku: string) => screen.getByRole('button', { name: `Remove: ${sku}` });
const press = async (button: HTMLElement) => {
  button.focus();
  await userEvent.keyboard('{Enter}');
};

test('removing a product moves focus to the next, else to the one before, and after the last to the page', async () => {
  await drawn();
  await press(out('B'));
  expect(document.activeElement).toBe(out('C'));
  await press(out('C'));
  expect(document.activeElement).toBe(out('A'));
  await press(out('A'));
  expect(compared.read()).toEqual([]);
  expect(document.activeElement).toBe(screen.getByRole('main'));
});

test('clearing the tray moves focus to the page', async () => {
  await drawn();
  await press(screen.getByRole('button', { name: 'Clear' }));
  expect(compared.read()).toEqual([]);
  expect(document.activeElement).toBe(screen.getByRole('main'));
});

test.each([
  ['a product of the same kind chosen since stays', 'Hob', ['D', 'A', 'B', 'C']],
  ['a product of another kind chosen since stays alone', 'Oven', ['D']],
])('when clearing is undone, %s', async (_, type, skus) => {
  await drawn();
  await press(screen.getByRole('button', { name: 'Clear' }));
  compared.change(() => [{ id: 9, sku: 'D', type }]);
  await press(await screen.findByRole('button', { name: 'Undo' }));
  expect(compared.read().map(({ sku }) => sku)).toEqual(skus);
});
