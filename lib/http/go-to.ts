const withoutPart = (address: string): string => address.replace(/#.*$/s, '');

/**
 * Leaves for another page with a full load, which discards all state in memory, because somebody else may be looking
 * from now on.
 */
export function goTo(path: string): void {
  const target = new URL(path, location.href);
  const here = withoutPart(target.href) === withoutPart(location.href);
  location.assign(target);
  // If only the fragment differs, the browser would stay on the page.
  if (here) location.reload();
}
