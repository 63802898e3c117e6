import type { Kind } from '@/lib/catalogue/kinds/table';
import { GOODS, SERVICES } from '../data/services';
import { negators } from './lexicon';
import { phraseAt } from './phrases';
import type { Scan } from './scan';
import type { Said } from './things';
import type { Word } from './words';

/** Whether a kind is a service rather than a product. */
export const isService = (kind: Kind): boolean => SERVICES.some((service) => service.kind === kind);

/** The services, with patterns that report the position of their words. */
const SAID = SERVICES.map(({ kind, says }) => ({ kind, says: says.map((one) => new RegExp(one, 'd')) }));

type Token = { text: string; at: number };

/** If a service is asked for and no accessory is named, reduces a scan to that service and the appliance it is for. */
export function withService(words: readonly Word[], found: Scan): Scan {
  const isOfPart = found.said.some(({ meaning }) => meaning.what === 'kind' && meaning.isPart);
  const service = isOfPart ? null : serviceIn(words, found.said);
  if (!service) return found;
  const isGoods = ({ at, length, meaning }: Said) =>
    meaning.what === 'kind' && (at + length <= service.at || at >= service.at + service.length);
  return { said: [...found.said.filter(isGoods), service], measures: [], prices: [] };
}

function serviceIn(words: readonly Word[], said: readonly Said[]): Said | null {
  const tokens = tokensOf(words, said);
  const text = tokens.map((token) => token.text).join(' ');
  for (const { kind, says } of SAID) {
    const [did] = says.flatMap((pattern) => didIn(pattern, text) ?? []);
    if (!did) continue;
    const first = text.slice(0, did.from).split(' ').length - 1;
    if (IS_FEATURE.test(text.slice(0, did.from + did.words.length))) return null;
    const at = tokens[first]?.at ?? 0;
    const length = did.words.split(' ').length;
    if (isRefused(words, at)) return null;
    return { at, length, isNot: false, meaning: { what: 'kind', kinds: [kind], isPart: true } };
  }
  return null;
}

/** A feature of a product, not a service: `fridge with a door that I can swap`. */
const IS_FEATURE = new RegExp(String.raw`\b${GOODS} (?:with|that|which|whose|where)\b.*\b(?:door|hinge)s?\b`);

function didIn(pattern: RegExp, text: string): { from: number; words: string } | null {
  const match = pattern.exec(text);
  const [from] = match?.indices?.groups?.['did'] ?? [];
  return from === undefined ? null : { from, words: match?.groups?.['did'] ?? '' };
}

/** `no need for plumbing in` asks for a product. */
const isRefused = (words: readonly Word[], at: number): boolean =>
  [1, 2, 3].some((back) => at >= back && phraseAt(negators, words, at - back, () => true) !== null);

/** The words of a query, with each appliance replaced by a single token. */
function tokensOf(words: readonly Word[], said: readonly Said[]): Token[] {
  const goods = said.filter(({ meaning, isNot }) => meaning.what === 'kind' && !isNot);
  return words.flatMap(({ text }, at): Token[] => {
    const named = goods.find((one) => at >= one.at && at < one.at + one.length);
    if (!named) return [{ text, at }];
    return named.at === at ? [{ text: GOODS, at }] : [];
  });
}
