/** A parsed filter. */
export type Filter =
  | { kind: 'all' | 'any'; of: Filter[] }
  | { kind: 'not'; of: Filter }
  | { kind: 'facet'; name: string; value: string }
  | { kind: 'number'; name: string; operator: Operator; value: number }
  | { kind: 'range'; name: string; least: number; most: number };

export type Operator = '<' | '<=' | '=' | '!=' | '>=' | '>';

/** A filter that cannot be parsed. The message is worded as Algolia's. */
export class FilterError extends Error {}

const TOKEN = /\s*(?:(\(|\)|:|<=|>=|!=|<|>|=)|"((?:[^"\\]|\\.)*)"|'((?:[^'\\]|\\.)*)'|([^\s()":<>=!]+))/y;

type Token = { text: string; quoted: boolean };

function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  const rest = text.trimEnd();
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < rest.length) {
    const at = TOKEN.lastIndex;
    const found = TOKEN.exec(rest);
    if (!found)
      throw new FilterError(`filters: Unexpected token string(${rest.slice(at, at + 20)}) at col ${at}`);
    const quoted = found[2] ?? found[3];
    tokens.push(
      quoted === undefined
        ? { text: found[1] ?? found[4] ?? '', quoted: false }
        : { text: quoted.replace(/\\(.)/g, '$1'), quoted: true },
    );
  }
  return tokens;
}

/** Parses `brand:"Tarnside" AND (price < 500 OR NOT rating:1 TO 3)`. @throws FilterError */
export function parseFilters(text: string): Filter {
  const tokens = tokensOf(text);
  let at = 0;
  const isWord = (word: string): boolean => tokens[at]?.quoted === false && tokens[at]?.text === word;
  const take = (what: string): string => {
    const token = tokens[at++];
    if (!token) throw new FilterError(`filters: Unexpected end of filter, expected ${what}`);
    return token.text;
  };
  const joined = (kind: 'all' | 'any', word: string, part: () => Filter): Filter => {
    const of = [part()];
    while (isWord(word)) {
      at++;
      of.push(part());
    }
    return of.length === 1 ? of[0]! : { kind, of };
  };
  const one = (): Filter => {
    if (isWord('NOT')) {
      at++;
      return { kind: 'not', of: one() };
    }
    if (isWord('(')) {
      at++;
      const inner = either();
      if (take(')') !== ')') throw new FilterError('filters: Unbalanced parentheses');
      return inner;
    }
    const name = take('an attribute');
    const sign = take('an operator');
    const value = take('a value');
    if (sign !== ':') return numberFilter(name, sign, value);
    if (isWord('TO')) {
      at++;
      return { kind: 'range', name, least: numberIn(value), most: numberIn(take('a number')) };
    }
    return { kind: 'facet', name, value };
  };
  const each = (): Filter => joined('all', 'AND', one);
  const either = (): Filter => joined('any', 'OR', each);
  if (tokens.length === 0) return { kind: 'all', of: [] };
  const filter = either();
  if (at < tokens.length)
    throw new FilterError(`filters: Unexpected token string(${tokens[at]?.text}) at the end`);
  return filter;
}

function numberFilter(name: string, operator: string, value: string): Filter {
  if (!/^(<|<=|=|!=|>=|>)$/.test(operator))
    throw new FilterError(`filters: Unexpected token string(${operator})`);
  return { kind: 'number', name, operator: operator as Operator, value: numberIn(value) };
}

function numberIn(text: string): number {
  const number = Number(text);
  if (text.trim() === '' || Number.isNaN(number))
    throw new FilterError(`filters: Expected a number, not ${text}`);
  return number;
}

export type Nested = string | readonly Nested[];

/**
 * Parses `facetFilters`: every element of the list must match, and any element of a nested list. `brand:-Tarnside`
 * excludes. @throws FilterError
 */
export function parseFacetFilters(given: Nested, depth = 0): Filter {
  if (typeof given !== 'string')
    return { kind: depth === 1 ? 'any' : 'all', of: given.map((part) => parseFacetFilters(part, depth + 1)) };
  const colon = given.indexOf(':');
  if (colon < 1)
    throw new FilterError(`facetFilters: Invalid facet filter string(${given}), expected attribute:value`);
  const [name, value] = [given.slice(0, colon), given.slice(colon + 1)];
  if (value.startsWith('-')) return { kind: 'not', of: { kind: 'facet', name, value: value.slice(1) } };
  return { kind: 'facet', name, value: value.replace(/^\\-/, '-') };
}

/**
 * Parses `numericFilters`, such as `price>=100` or `price:100 TO 200`, nested like facet filters. @throws FilterError
 */
export function parseNumericFilters(given: Nested, depth = 0): Filter {
  if (typeof given !== 'string')
    return {
      kind: depth === 1 ? 'any' : 'all',
      of: given.map((part) => parseNumericFilters(part, depth + 1)),
    };
  const range = /^\s*([^:<>=!]+?)\s*:\s*(\S+)\s+TO\s+(\S+)\s*$/.exec(given);
  if (range) return { kind: 'range', name: range[1]!, least: numberIn(range[2]!), most: numberIn(range[3]!) };
  const [, name, operator, value] = /^\s*([^<>=!]+?)\s*(<=|>=|!=|<|>|=)\s*(\S+)\s*$/.exec(given) ?? [];
  if (!name || !operator || !value)
    throw new FilterError(`numericFilters: Invalid numeric filter string(${given})`);
  return numberFilter(name, operator, value);
}
