import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => {
  cleanup();
  // A browser is asked once whether it draws.
  vi.resetModules();
  vi.restoreAllMocks();
  Reflect.deleteProperty(navigator, 'connection');
});

const draws = (context: object | null) =>
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as RenderingContext | null);

const turnIt = async () => (await import('@/components/product/pictures/turn-it')).TurnIt;

const press = async () => {
  const TurnIt = await turnIt();
  const load = vi.fn(async () => 'the script');
  const onTurn = vi.fn();
  render(<TurnIt load={load} turned={false} onTurn={onTurn} />);
  await userEvent.click(screen.getByRole('button', { name: 'Turn it round' }));
  return { load, onTurn };
};

test('a press loads the script and then shows the model', async () => {
  draws({ getExtension: () => null });
  const { load, onTurn } = await press();
  expect(load).toHaveBeenCalledOnce();
  expect(onTurn).toHaveBeenCalledOnce();
});

test('nothing is fetched where the browser cannot draw in 3D, and the pictures stay', async () => {
  draws(null);
  const { load, onTurn } = await press();
  expect(load).not.toHaveBeenCalled();
  expect(onTurn).not.toHaveBeenCalled();
  expect(screen.getByRole('status').textContent).toMatch(/cannot draw it in 3D/);
});

test('the button is not offered where the browser saves data', async () => {
  const TurnIt = await turnIt();
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
  render(<TurnIt load={async () => {}} turned={false} onTurn={() => {}} />);
  expect(screen.queryByRole('button')).toBeNull();
});
