/** What search engines show of a title, in characters. */
const LONGEST = 70;

/**
 * A page's title with the shop's name behind it, as far as there is room. Of what is too long goes, until it fits: the
 * shop's name; what is said between the first part and the last, the later first (of a product its name and its colour
 * stay); the last part; words from the end. No word is cut.
 * @param title may bear a name of its own already: `Name | Shop`
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

/** As many words of a text as `most` characters hold; its first in any case. */
export function wholeWords(text: string, most: number): string {
  const [first = '', ...words] = text.split(' ');
  let fitting = first;
  for (const word of words) {
    if (fitting.length + 1 + word.length > most) break;
    fitting += ` ${word}`;
  }
  return fitting;
}
