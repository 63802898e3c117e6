/** The front cuts longer paths as well. */
const LONGEST = 200;

/** A path as people read it; one that is not well formed stands as it is. */
export function readable(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** The path that led nowhere as the front writes it into the page: decoded once as far as it stays the same address. */
export function shownPath(path: string): string {
  const signs = [...readable(path.replace(/%(?=2f|3f|23|25)/gi, '%25'))];
  return signs.length > LONGEST ? `${signs.slice(0, LONGEST).join('')}…` : signs.join('');
}
