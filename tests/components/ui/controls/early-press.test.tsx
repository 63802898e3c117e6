import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { type ReactElement, Suspense, useEffect, useLayoutEffect, useReducer, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { CompareTick } from '@/components/compare/compare-tick';
import { LocaleSelect } from '@/components/layout/footer/locale-select';
import { EARLY_PRESS_SCRIPT } from '@/components/ui/controls/early-press';
import { useEarlyPress } from '@/components/ui/controls/use-early-press';
import { compared } from '@/lib/compare/client';

const { switched } = vi.hoisted(() => ({ switched: vi.fn<(to: string) => void>() }));
vi.mock('@/lib/i18n/client', () => ({ switchLocale: switched }));

beforeAll(() => {
  const script = document.createElement('script');
  script.textContent = EARLY_PRESS_SCRIPT;
  document.head.append(script);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  localStorage.clear();
  document.body.replaceChildren();
});

/** A page as the server sends it; the function wakes it, and waits until what was pressed has counted. */
function drawn(part: ReactElement): () => Promise<void> {
  const page = document.createElement('div');
  document.body.append(page);
  page.innerHTML = renderToString(part);
  return async () => {
    render(part, { container: page, hydrate: true });
    await waitFor(() => expect(page.querySelector('[aria-busy]')).toBeNull());
  };
}

/** Says what was done to it, in order. */
function Several() {
  const early = useEarlyPress<HTMLDivElement>();
  const [done, setDone] = useState<string[]>([]);
  const note = (what: string) => setDone((before) => [...before, what]);
  return (
    <div {...early}>
      <button type="button" onClick={() => note('one')}>
        One
      </button>
      <button type="button" onClick={() => note('two')}>
        Two
      </button>
      {['red', 'blue', 'green'].map((colour) => (
        <label key={colour}>
          <input
            type="radio"
            name="colour"
            checked={(done.findLast((what) => what !== 'one' && what !== 'two') ?? 'red') === colour}
            onChange={() => note(colour)}
          />
          {colour}
        </label>
      ))}
      <output>{done.join(', ')}</output>
    </div>
  );
}
const button = (name: string) => screen.getByRole('button', { name });
const radio = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });
const said = () => screen.getByRole('status').textContent;

describe('a control before its script has loaded', () => {
  test('shows a press at once, and counts it once however often it is made', async () => {
    const wake = drawn(<Several />);
    button('One').click();
    button('One').click();
    expect(button('One').getAttribute('aria-busy')).toBe('true');
    expect(button('Two').getAttribute('aria-busy')).toBeNull();
    await wake();
    expect(said()).toBe('one');
  });

  test('counts presses in the order in which they are made', async () => {
    const wake = drawn(<Several />);
    button('Two').click();
    button('One').click();
    await wake();
    expect(said()).toBe('two, one');
  });

  test('counts a press after the choices before it, whichever script loads first', async () => {
    const calls: string[] = [];
    function Part({ what }: { what: string }) {
      const early = useEarlyPress();
      return (
        <button {...early} type="button" onClick={() => calls.push(what)}>
          {what}
        </button>
      );
    }
    const wakeChoice = drawn(<Part what="choose" />);
    const wakeBuying = drawn(<Part what="buy" />);
    button('choose').click();
    button('buy').click();
    const bought = wakeBuying();
    await wakeChoice();
    await bought;
    expect(calls).toEqual(['choose', 'buy']);
  });

  test('makes a later press wait for it, though the pressed control has its script', async () => {
    const done: string[] = [];
    function Size() {
      const early = useEarlyPress<HTMLDivElement>();
      const [isLarge, choose] = useState(false);
      const enlarge = () => {
        done.push('large');
        choose(true);
      };
      return (
        <div {...early}>
          <input type="radio" aria-label="large" checked={isLarge} onChange={enlarge} />
        </div>
      );
    }
    function Buy() {
      const early = useEarlyPress();
      return (
        <button {...early} type="submit" onClick={() => done.push('bought')}>
          Buy
        </button>
      );
    }
    const wakeSize = drawn(<Size />);
    await drawn(<Buy />)();
    radio('large').click();
    button('Buy').click();
    expect(done).toEqual([]);
    expect(button('Buy').getAttribute('aria-busy')).toBe('true');
    await wakeSize();
    await waitFor(() => expect(done).toEqual(['large', 'bought']));
  });

  test('counts a press on a button that is rendered again before it is hydrated', async () => {
    const bought: string[] = [];
    function Buy({ what }: { what: string }) {
      const early = useEarlyPress();
      return (
        <button {...early} type="button" onClick={() => bought.push(what)}>
          Buy <span className="vh">{what}</span>
        </button>
      );
    }
    const page = document.createElement('div');
    document.body.append(page);
    const part = (
      <>
        <Buy what="oven" />
        <Buy what="hob" />
      </>
    );
    page.innerHTML = renderToString(part);
    button('Buy hob').click();
    page.innerHTML = renderToString(part);
    expect(button('Buy hob').getAttribute('aria-busy')).toBeNull();
    render(part, { container: page, hydrate: true });
    await waitFor(() => expect(bought).toEqual(['hob']));
    expect(page.querySelector('[aria-busy]')).toBeNull();
  });

  test('keeps no other waiting once it is gone', async () => {
    const gone = document.createElement('div');
    gone.innerHTML = '<button type="button" data-early="asleep">Gone</button>';
    document.body.append(gone);
    button('Gone').click();
    gone.replaceChildren();
    await drawn(<Several />)();
    button('One').click();
    await waitFor(() => expect(said()).toBe('one'));
  });

  test('keeps the last choice, and passes it to its state', async () => {
    const wake = drawn(<Several />);
    radio('blue').click();
    radio('green').click();
    await wake();
    expect(said()).toBe('green');
    expect([radio('red').checked, radio('blue').checked, radio('green').checked]).toEqual([
      false,
      false,
      true,
    ]);
  });

  test('counts a choice whose part is rendered again before that', async () => {
    function Sizes() {
      const early = useEarlyPress<HTMLDivElement>();
      const [size, setSize] = useState('none');
      const [isAwake, wakeUp] = useReducer(() => true, false);
      useLayoutEffect(wakeUp, [wakeUp]);
      return (
        <div {...early}>
          {['none', 'large'].map((each) => (
            <label key={each}>
              <input
                type="radio"
                name="size"
                form={isAwake ? undefined : 'purchase'}
                checked={size === each}
                onChange={() => setSize(each)}
              />
              {each}
            </label>
          ))}
          <output>{size}</output>
        </div>
      );
    }
    const wake = drawn(<Sizes />);
    radio('large').click();
    await wake();
    expect(said()).toBe('large');
    expect([radio('none').checked, radio('large').checked]).toEqual([false, true]);
  });

  test('counts no choice that was reverted', async () => {
    const wake = drawn(<Several />);
    radio('blue').click();
    radio('red').click();
    await wake();
    expect(said()).toBe('');
  });

  test('leaves a press after hydration to the page', async () => {
    const wake = drawn(<Several />);
    await wake();
    button('One').click();
    expect(button('One').getAttribute('aria-busy')).toBeNull();
  });

  test('is sent by its script where it is a form without an action', async () => {
    const sent = vi.fn<(typed: FormDataEntryValue | null) => void>();
    function Ask() {
      const early = useEarlyPress<HTMLFormElement>();
      return (
        <form
          {...early}
          onSubmit={(event) => {
            event.preventDefault();
            sent(new FormData(event.currentTarget).get('postcode'));
          }}
        >
          <input name="postcode" aria-label="Postcode" />
          <button type="submit">Show dates</button>
        </form>
      );
    }
    const wake = drawn(<Ask />);
    screen.getByRole<HTMLInputElement>('textbox').value = 'LS6 3BN';
    button('Show dates').click();
    await wake();
    await waitFor(() => expect(sent.mock.calls).toEqual([['LS6 3BN']]));
  });
});

describe('a control while React hydrates the page', () => {
  /** The page around the part has been taken over, and the part is next; it would be first for an event in it. */
  async function betweenTheTwo(part: ReactElement, act: () => void): Promise<void> {
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
    const page = document.createElement('div');
    document.body.append(page);
    let acted = false;
    function Page() {
      useEffect(
        () =>
          queueMicrotask(() => {
            expect(page.querySelector('[data-early=asleep]')).not.toBeNull();
            act();
            acted = true;
          }),
        [],
      );
      return <Suspense>{part}</Suspense>;
    }
    page.innerHTML = renderToString(<Page />);
    const root = hydrateRoot(page, <Page />);
    await waitFor(() => {
      expect(acted).toBe(true);
      expect(page.querySelector('[data-early=asleep], [aria-busy]')).toBeNull();
    });
    onTestFinished(() => root.unmount());
  }

  test('counts a press once', async () => {
    await betweenTheTwo(<Several />, () => button('One').click());
    expect(said()).toBe('one');
  });

  test('keeps a choice', async () => {
    await betweenTheTwo(<Several />, () => radio('blue').click());
    expect(said()).toBe('blue');
    expect(radio('blue').checked).toBe(true);
  });

  test('keeps a choice from a list', async () => {
    switched.mockClear();
    await betweenTheTwo(<LocaleSelect locales={['en-GB', 'cy-GB'] as never} />, () => {
      const list = screen.getByRole<HTMLSelectElement>('combobox');
      list.selectedIndex = 1;
      for (const type of ['input', 'change']) list.dispatchEvent(new Event(type, { bubbles: true }));
    });
    expect(switched.mock.calls).toEqual([['cy-GB']]);
  });
});

const product = { id: 1, sku: 'A', type: 'Oven', name: 'Brae A' };

test('a product ticked early is compared, and only once where it already was', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  const wake = drawn(<CompareTick product={product} />);
  screen.getByRole('checkbox').click();
  await wake();
  await waitFor(() => expect(compared.read().map(({ sku }) => sku)).toEqual(['A']));
  expect(screen.getByRole('checkbox')).toHaveProperty('checked', true);
  cleanup();
  const wakeAgain = drawn(<CompareTick product={product} />);
  screen.getByRole('checkbox').click();
  await wakeAgain();
  await waitFor(() => expect(screen.getByRole('checkbox')).toHaveProperty('checked', true));
  expect(compared.read()).toHaveLength(1);
});

test('a language chosen early is switched to', async () => {
  const wake = drawn(<LocaleSelect locales={['en-GB', 'cy-GB'] as never} />);
  const list = screen.getByRole<HTMLSelectElement>('combobox');
  list.selectedIndex = 1;
  list.dispatchEvent(new Event('change', { bubbles: true }));
  await wake();
  expect(switched.mock.calls).toEqual([['cy-GB']]);
});
