import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { standing } from '@/components/parts/finished/standing';

const Words = ({ words }: { words: string }) => <p>{words}</p>;

function aPart() {
  const load = vi.fn(async () => Words);
  return { load, Part: standing(load) };
}

afterEach(() => {
  cleanup();
  document.body.replaceChildren();
});

test('a part stays as the server rendered it, and its script is not fetched until it changes', async () => {
  const { load, Part } = aPart();
  const container = document.createElement('div');
  container.innerHTML = '<div class="box"><p>from the server</p></div>';
  document.body.append(container);
  const drawn = screen.getByText('from the server');
  const shown = <Part className="box" words="from the server" />;
  const { rerender } = render(shown, { container, hydrate: true });
  rerender(shown);
  expect(screen.getByText('from the server')).toBe(drawn);
  expect(load).not.toHaveBeenCalled();
  rerender(<Part className="box" words="news" />);
  await screen.findByText('news');
  expect(container.innerHTML).toBe('<div class="box"><p>news</p></div>');
});

test('a part is rendered where the server has not rendered it', async () => {
  const { load, Part } = aPart();
  const { container } = render(<Part className="box" words="by a link" />);
  await screen.findByText('by a link');
  expect(container.innerHTML).toBe('<div class="box"><p>by a link</p></div>');
  expect(load).toHaveBeenCalledOnce();
});
