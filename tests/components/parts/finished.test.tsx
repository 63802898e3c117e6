import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { hydrateRoot } from 'react-dom/client';
import { finish } from '@/components/parts/finished/finish';
import { markupOf } from '@/components/parts/finished/markup';
import { useFinished } from '@/components/parts/finished/use-finished';

const List = ({ words }: { words: string[] }) => (
  <ul className="list">
    {words.map((word) => (
      <li key={word}>{word}</li>
    ))}
  </ul>
);

function Part({ part = 'list' }: { part?: string }) {
  const [host, filled] = useFinished<HTMLElement>(part, 'any');
  return <nav {...host} aria-busy={!filled} />;
}

const drawn = (part: string, inside: string) =>
  `<nav data-finished="${part}" aria-busy="false">${inside}</nav>`;

/** A page as the server drew it, taken over. */
async function takeOver(part: string, inside: string) {
  const container = document.createElement('div');
  container.innerHTML = drawn(part, inside);
  document.body.append(container);
  const root = await act(() => hydrateRoot(container, <Part part={part} />));
  return {
    container,
    drawAgain: () => act(() => root.render(<Part part={part} />)),
    leave: () => act(() => root.unmount()),
  };
}

/** Answers requests for a document with the one given. */
function stubPage(html: string) {
  const opened: string[] = [];
  class Request extends EventTarget {
    response: Document | null = null;
    open = (_: string, url: string) => void opened.push(url);
    send() {
      this.response = new DOMParser().parseFromString(html, 'text/html');
      this.dispatchEvent(new Event('loadend'));
    }
  }
  vi.stubGlobal('XMLHttpRequest', Request);
  return opened;
}

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

describe('a finished part', () => {
  test('has the same name as long as its markup is the same', () => {
    const name = finish(List, { words: ['a', '<b>'] });
    expect(markupOf(name)).toBe('<ul class="list"><li>a</li><li>&lt;b&gt;</li></ul>');
    expect(finish(List, { words: ['a', '<b>'] })).toBe(name);
    const other = finish(List, { words: ['c'] });
    expect(markupOf(other)).toBe('<ul class="list"><li>c</li></ul>');
    expect(finish(List, { words: ['a', '<b>'] })).toBe(name);
  });

  test('is kept in a limited number of states', () => {
    const first = finish(List, { words: ['first'] });
    for (let at = 0; at < 20; at++) finish(List, { words: [String(at)] });
    expect(() => markupOf(first)).toThrow(first);
    expect(markupOf(finish(List, { words: ['first'] }))).toContain('first');
  });
});

describe('a finished part in a page', () => {
  test('is taken over as it is, and moves along to the next page', async () => {
    const { container, drawAgain, leave } = await takeOver('along', '<ul><li>here</li></ul>');
    const list = screen.getByRole('list');
    drawAgain();
    expect(container.innerHTML).toBe(drawn('along', '<ul><li>here</li></ul>'));
    expect(screen.getByRole('list')).toBe(list);
    leave();
    render(<Part part="along" />);
    expect(screen.getByRole('list')).toBe(list);
    expect(screen.getByRole('navigation').getAttribute('aria-busy')).toBe('false');
  });

  test('is fetched where no page before had it', async () => {
    const opened = stubPage(`<main></main>${drawn('fetched', '<p>from the server</p>')}`);
    render(<Part part="fetched" />);
    await waitFor(() => expect(screen.getByText('from the server').parentElement?.tagName).toBe('NAV'));
    expect(opened).toEqual([location.href]);
    expect(screen.getByRole('navigation').getAttribute('aria-busy')).toBe('false');
  });

  test('is empty where the page cannot be fetched, and the next page tries again', async () => {
    stubPage('');
    const { unmount } = render(<Part part="again" />);
    await act(async () => {});
    expect(screen.getByRole('navigation').childNodes).toHaveLength(0);
    unmount();
    stubPage(drawn('again', '<p>at last</p>'));
    render(<Part part="again" />);
    await screen.findByText('at last');
  });
});
