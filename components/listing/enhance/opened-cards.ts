/** The product that was opened last from each address of a list, for the way back; as long as the tab lives. */
const KEY = 'listing-opened';
const MOST = 30;

type Opened = [address: string, path: string][];

export function noteOpened(address: string, path: string): void {
  const others = readOpened().filter(([opened]) => opened !== address);
  try {
    sessionStorage.setItem(KEY, JSON.stringify([...others, [address, path]].slice(-MOST)));
  } catch {
    // Without storage the way back loses only the focus.
  }
}

export function openedFrom(address: string): string | null {
  return readOpened().find(([opened]) => opened === address)?.[1] ?? null;
}

function readOpened(): Opened {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]');
    if (!Array.isArray(stored)) return [];
    return stored.filter(
      (one): one is Opened[number] =>
        Array.isArray(one) && one.length === 2 && one.every((part) => typeof part === 'string'),
    );
  } catch {
    return [];
  }
}
