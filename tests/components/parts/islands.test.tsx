import { act, cleanup, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { Island } from '@/components/parts/finished/island';
import { Islands, island } from '@/components/parts/finished/islands';

afterEach(cleanup);

type Question = { label: string };

const Fields = ({ label }: Question) => (
  <form>
    <label>
      {label}
      <input defaultValue="" />
    </label>
    <button type="button">Send</button>
  </form>
);

function Asked(question: Question) {
  return (
    <div data-live>
      <Fields {...question} />
    </div>
  );
}

const html = renderToStaticMarkup(
  <>
    <p>Beside</p>
    <Island name="ask" props={{ label: 'Width' }}>
      <Fields label="Width" />
    </Island>
    <Island name="unknown" props={{}}>
      Stays
    </Island>
  </>,
);

/** A page that stands as markup until it is told to come alive. */
function Page({ kinds }: { kinds: Parameters<typeof Islands>[0]['kinds'] | null }) {
  const root = useRef<HTMLDivElement>(null);
  return (
    <>
      <div ref={root} dangerouslySetInnerHTML={MARKUP} />
      {kinds ? <Islands root={root} kinds={kinds} /> : null}
    </>
  );
}
const MARKUP = { __html: html };

test('an island replaces its markup and keeps what was typed and the focus', async () => {
  const { rerender } = render(<Page kinds={null} />);
  const before = screen.getByRole<HTMLInputElement>('textbox', { name: 'Width' });
  await userEvent.type(before, '600');
  before.setSelectionRange(1, 2);
  rerender(<Page kinds={{ ask: island(async () => Asked) }} />);
  await act(async () => {});
  const after = screen.getByRole<HTMLInputElement>('textbox', { name: 'Width' });
  expect(after).not.toBe(before);
  expect(after.closest('[data-live]')).not.toBeNull();
  expect(after.value).toBe('600');
  expect(document.activeElement).toBe(after);
  expect([after.selectionStart, after.selectionEnd]).toEqual([1, 2]);
  expect(screen.getByText('Beside')).toBeDefined();
  expect(screen.getByText('Stays')).toBeDefined();
});

test('an island’s markup stays until its script has loaded', async () => {
  let arrive: (part: typeof Asked) => void = () => {};
  const script = new Promise<typeof Asked>((settle) => {
    arrive = settle;
  });
  render(<Page kinds={{ ask: island(() => script) }} />);
  await act(async () => {});
  expect(screen.getByRole('textbox', { name: 'Width' }).closest('[data-live]')).toBeNull();
  await act(async () => arrive(Asked));
  expect(screen.getByRole('textbox', { name: 'Width' }).closest('[data-live]')).not.toBeNull();
});
