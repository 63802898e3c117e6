import { type Changed, type Piece, type ScriptPiece, scriptPiece } from './pieces.ts';

/** Attributes of a script file as the framework writes them. */
const FILE = /^ src="\/_next\/static\/[^>]* async=""$/;

/** A type that no browser fetches or runs. */
const WAITING = 'waiting';

/**
 * Delays a page's scripts until it is painted. The framework lists them in the head, where on a slow connection they
 * compete with the styles, the fonts and the picture that people wait for.
 */
export function withLateScripts(pieces: readonly Piece[]): Changed {
  const end = pieces.findLastIndex(({ kind }) => kind === 'end');
  const body = pieces.slice(0, Math.max(end, 0));
  const count = body.filter(isFile).length;
  if (count === 0) return { pieces, count };
  const waiting = body
    .filter(({ kind }) => kind !== 'preload')
    .map((piece) =>
      isFile(piece) ? scriptPiece(` type="${WAITING}"${piece.attributes}`, piece.code) : piece,
    );
  return { pieces: [...waiting, START, ...pieces.slice(end)], count };
}

const isFile = (piece: Piece): piece is ScriptPiece => piece.kind === 'script' && FILE.test(piece.attributes);

/**
 * Starts the waiting scripts, all together: when the page and its first pictures are painted, on the first pointer or
 * key press, at once while nobody sees the page, and after three seconds at the latest. It runs in the page, to which
 * it is sent as text, so it must not refer to anything outside itself.
 */
function startWhenPainted(waiting: string): void {
  const run = (script: HTMLScriptElement, place = script, wait = 1000) => {
    const started = script.cloneNode() as HTMLScriptElement;
    started.removeAttribute('type');
    started.fetchPriority = 'high';
    const again = () => run(script, started, wait * 2);
    // A script that fails to load is tried again, because the connection may come back.
    started.addEventListener('error', () => {
      if (navigator.onLine) setTimeout(again, wait);
      else addEventListener('online', again, { once: true });
    });
    if (place.isConnected) place.replaceWith(started);
    else document.body.append(started);
  };
  const start = () => {
    for (const script of document.querySelectorAll<HTMLScriptElement>(`script[type=${waiting}]`)) run(script);
  };
  const arrival = (picture: HTMLImageElement) =>
    new Promise((resolve) => {
      picture.addEventListener('load', resolve);
      picture.addEventListener('error', resolve);
    });
  const whenShown = async () => {
    const pictures = [...document.querySelectorAll<HTMLImageElement>('img[fetchpriority=high]')];
    const pending = pictures.filter(({ complete }) => !complete);
    await Promise.all(pending.map(arrival));
    requestAnimationFrame(() => setTimeout(start));
  };
  if (document.hidden) start();
  for (const sign of ['pointerdown', 'keydown', 'visibilitychange'])
    addEventListener(sign, start, { capture: true, once: true });
  setTimeout(start, 3000);
  new PerformanceObserver((entries, observer) => {
    if (entries.getEntriesByName('first-contentful-paint').length === 0) return;
    observer.disconnect();
    void whenShown();
  }).observe({ type: 'paint', buffered: true });
}

const START = scriptPiece('', `(${startWhenPainted.toString()})("${WAITING}")`);
