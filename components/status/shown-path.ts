/** Most characters shown; the front truncates paths there, too. */
const LONGEST = 200;

/** Returns a path decoded for reading, or as it is if it is malformed. */
export function readable(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** Returns the path as the front writes it into the page: decoded once, except characters that would change the URL. */
export function shownPath(path: string): string {
  const signs = [...readable(path.replace(/%(?=2f|3f|23|25)/gi, '%25'))];
  return signs.length > LONGEST ? `${signs.slice(0, LONGEST).join('')}…` : signs.join('');
}
