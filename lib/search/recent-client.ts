import { createLocalValue } from '@/lib/device/local-value';

/** Number of searches that are remembered, on this device only. */
const MOST = 5;

function parse(text: string | null): string[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(value) ? value.filter((one) => typeof one === 'string').slice(0, MOST) : [];
  } catch {
    return [];
  }
}

/** Recent searches on this device, latest first. */
export const recentSearches = createLocalValue<string[]>('recentSearches', parse, { forVisit: true });

export function rememberSearch(query: string): void {
  const text = query.trim().slice(0, 100);
  if (text === '') return;
  recentSearches.change((list) =>
    [text, ...list.filter((one) => one.toLowerCase() !== text.toLowerCase())].slice(0, MOST),
  );
}

/** Whether `/` moves the focus to the search field (WCAG 2.1.4 requires a way to turn it off). */
export const searchKey = createLocalValue<boolean>('searchKey', (text) => text !== '"off"', {
  write: (isOn) => (isOn ? 'on' : 'off'),
  forVisit: true,
});
