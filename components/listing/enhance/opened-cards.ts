/** The product that was opened last from each address of a list, for the way back; as long as the tab lives. */
const KEY = 'listing-opened';
const MOST = 30;

/** @param scroll how far the page was scrolled; px */
type Opened = [address: string, path: string, scroll: number];

export function noteOpened(...opened: Opened): void {
  const [address] = opened;
  const others = readOpened().filter(([other]) => other !== address);
  try {
    sessionStorage.setItem(KEY, JSON.stringify([...others, opened].slice(-MOST)));
  } catch {
    // Without storage the way back loses the focus, and the place where the browser does not find it.
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
