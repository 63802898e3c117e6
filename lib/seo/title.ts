/** Length of a title that search engines show, in characters. */
const LONGEST = 70;

/**
 * Returns a page title followed by the shop's name, as far as there is room. Until the title fits, these parts are
 * dropped in turn: the shop's name; the parts between the first and the last, starting from the end (a product keeps
 * its name and colour); the last part; words from the end. No word is cut.
 * @param title may already include a shop name: `Name | Shop`
 */
export function fittingTitle(title: string, shop: string): string {
  const bar = title.lastIndexOf(' | ');
  const head = bar < 0 ? title : title.slice(0, bar);
  const name = bar < 0 ? shop : title.slice(bar + 3);
  const [first = '', ...between] = head.split(', ');
  const last = between.pop();
  const shorter = between.map((_, at) => [first, ...between.slice(0, -1 - at), last].join(', '));
  const ways = [name && name !== head ? `${head} | ${name}` : head, head, ...shorter, first];
  return ways.find((way) => way.length <= LONGEST) ?? wholeWords(first, LONGEST);
}

/** As many words of a text as fit into `most` characters, but at least the first. */
export function wholeWords(text: string, most: number): string {
  const [first = '', ...words] = text.split(' ');
  let fitting = first;
  for (const word of words) {
    if (fitting.length + 1 + word.length > most) break;
    fitting += ` ${word}`;
  }
  return fitting;
}
