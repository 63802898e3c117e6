/** Session storage key of the product last opened from each URL of a list, for the way back. */
const KEY = 'listing-opened';
const MOST = 30;

/** @param scroll vertical scroll position of the page, in pixels */
type Opened = [address: string, path: string, scroll: number];

export function noteOpened(...opened: Opened): void {
  const [address] = opened;
  const others = readOpened().filter(([other]) => other !== address);
  try {
    sessionStorage.setItem(KEY, JSON.stringify([...others, opened].slice(-MOST)));
  } catch {
    // Without storage the way back loses the focus, and the scroll position if the browser does not restore it.
  }
}

export function openedFrom(address: string): { path: string; scroll: number } | null {
  const [, path, scroll] = readOpened().find(([opened]) => opened === address) ?? [];
  return path === undefined || scroll === undefined ? null : { path, scroll };
}

function readOpened(): Opened[] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]');
    if (!Array.isArray(stored)) return [];
    return stored.filter(
      (one): one is Opened =>
        Array.isArray(one) &&
        typeof one[0] === 'string' &&
        typeof one[1] === 'string' &&
        Number.isFinite(one[2]),
    );
  } catch {
    return [];
  }
}
