const CHOICE = /\[([^\]]*)\]/;

const known = new Map<string, readonly string[]>();

/** Returns every wording of a line: `[Football|Rugby] socks` gives `Football socks` and `Rugby socks`. */
export function wordings(line: string): readonly string[] {
  const before = known.get(line);
  if (before) return before;
  const made = spelled(line);
  known.set(line, made);
  return made;
}

function spelled(line: string): string[] {
  const found = CHOICE.exec(line);
  if (!found) return [line];
  const [choice, ways = ''] = found;
  const [start, end] = [line.slice(0, found.index), line.slice(found.index + choice.length)];
  const rests = spelled(end);
  return ways.split('|').flatMap((way) => rests.map((rest) => `${start}${way}${rest}`));
}
