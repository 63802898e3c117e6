const withoutPart = (address: string): string => address.replace(/#.*$/s, '');

/** Leaves for another page with all that this one holds in memory thrown away: somebody else is looking from now on. */
export function goTo(path: string): void {
  const target = new URL(path, location.href);
  const here = withoutPart(target.href) === withoutPart(location.href);
  location.assign(target);
  // Only the part after # differs: the browser would stay.
  if (here) location.reload();
}
