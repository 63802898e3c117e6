/** Custom fields and words derived from them, ready to be put into a sentence. */
export type TextFacts = Readonly<Record<string, string>>;

/**
 * A sentence, or one with a condition: `Noise<=71`, `Steam=Yes`, `Hob type=Gas|Ceramic` (one of these), `Fuel!=Gas`
 * (known and none of these), `Cup height!` (known). Conditions are joined by ` & `.
 */
export type Line = string | readonly [when: string, text: string];

/** `text` is the line as written in the bank, `filled` with its facts put in. */
export type Sayable = { text: string; filled: string; conditional: boolean };

/** Returns the lines whose condition is true and whose facts are all known. */
export function sayable(lines: readonly Line[], facts: TextFacts): Sayable[] {
  return lines.flatMap((line) => {
    const [when, text] = typeof line === 'string' ? ['', line] : line;
    const filled = applies(when, facts) ? fill(text, facts) : '';
    return filled === '' ? [] : [{ text, filled, conditional: when !== '' }];
  });
}

/** Returns the custom fields that a line states, without words derived from several fields. */
export const fieldsIn = (text: string): string[] =>
  [...text.matchAll(/\{([^}]+)\}/g)].flatMap(([, names = '']) =>
    names.split('|').filter((name) => /^[A-Z]/.test(name)),
  );

function applies(when: string, facts: TextFacts): boolean {
  return when === '' || when.split(' & ').every((part) => holds(part, facts));
}

function holds(condition: string, facts: TextFacts): boolean {
  const [, name = '', sign = '', wanted = ''] = /^([^<>=!]+)(<=|>=|!=|<|>|=|!)(.*)$/.exec(condition) ?? [];
  const value = facts[name];
  if (value === undefined) return false;
  if (sign === '!') return true;
  if (sign === '=') return isOneOf(wanted, name, value);
  if (sign === '!=') return !isOneOf(wanted, name, value);
  const [a, b] = [numberIn(value), Number(wanted)];
  return sign === '<' ? a < b : sign === '<=' ? a <= b : sign === '>' ? a > b : a >= b;
}

/** Whether a value is one of those wanted. The field `form` has several words, of which one must match. */
function isOneOf(wanted: string, name: string, value: string): boolean {
  const values = name === 'form' ? value.split(' ') : [value.toLowerCase()];
  return wanted.split('|').some((each) => values.includes(each.toLowerCase()));
}

/**
 * Puts facts in place of `{name}` or `{first|else}` and adjusts an article before them; empty when a fact is not known.
 */
export function fill(text: string, facts: TextFacts): string {
  let complete = true;
  const filled = text.replace(/(\b[Aa] )?\{([^}]+)\}/g, (_, article: string | undefined, names: string) => {
    const value = names
      .split('|')
      .map((name) => facts[name])
      .find((each) => each !== undefined);
    if (value === undefined) complete = false;
    return value === undefined ? '' : withArticle(article, inWords(value));
  });
  return complete ? filled.replace(/ {2,}/g, ' ').replace(/ ([,.])/g, '$1') : '';
}

/** Chooses between a and an: `an 8 L`, `an 11 kg`, `an inlet hose`, but `a 1.8 L` and `a 110 mm`. */
function withArticle(article: string | undefined, value: string): string {
  if (!article) return value;
  return `${article.trim()}${/^(8|1[18](?!\d)|[aeiou])/i.test(value) ? 'n' : ''} ${value}`;
}

/**
 * Spells out a value: `3:48` as hours and minutes, `50 s` and `39 min` in words, thousands with the shop's separator.
 */
function inWords(value: string): string {
  const time = /^(\d):(\d\d)$/.exec(value);
  if (!time)
    return value
      .replace(/^(\d+) min$/, '$1 minutes')
      .replace(/^(\d+) s$/, '$1 seconds')
      .replace(/^\d{4,}(?= (?:mm|W|g)$)/, (digits) => Number(digits).toLocaleString('en-GB'));
  const [hours, minutes] = [Number(time[1]), Number(time[2])];
  return minutes > 0 ? `${counted(hours, 'hour')} ${counted(minutes, 'minute')}` : counted(hours, 'hour');
}

/** Returns the number at the start of a fact; NaN if there is none. */
export const numberIn = (text: string | undefined) => Number.parseFloat((text ?? '').replace('−', '-'));

/** Counts in words: `1 basket`, `2 baskets`. */
export const counted = (count: number, one: string) => `${count} ${one}${count === 1 ? '' : 's'}`;
