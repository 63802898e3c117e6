import { SMALL_WORDS } from '../data/described/small-words';
import type { Chip, Part } from './types';
import { asTyped, span, type Word } from './words';

/**
 * Returns a chip for each thing that was understood, with the query that is left without it. None if nothing narrows
 * the kind that was named.
 */
export function chipsOf(words: readonly Word[], parts: readonly Part[]): Chip[] {
  const isIn = (at: number, part: Part) => at >= part.at && at < part.at + part.length;
  const fillers = parts.filter(({ what }) => what === 'filler');
  const told = parts.filter((part) => part.length > 0 && !fillers.includes(part));
  if (told.length < 2 || told.every(({ what }) => what === 'kind')) return [];
  return told.map((part) => ({
    label: asTyped(words.slice(part.at, part.at + part.length)),
    without: asTyped(words.filter((_, at) => ![part, ...fillers].some((one) => isIn(at, one)))),
  }));
}

/** Returns the chip of the words that describe a thing; null if nothing else was understood. */
export function describedIn(
  words: readonly Word[],
  parts: readonly Part[],
  chips: readonly Chip[],
): Chip | null {
  const part = parts.find(({ what }) => what === 'kind');
  const label = part && asTyped(words.slice(part.at, part.at + part.length));
  return chips.find((chip) => chip.label === label) ?? null;
}

const SMALL: ReadonlySet<string> = new Set(SMALL_WORDS.split('|'));
/** Small words that say what is done and belong to a description, although they tell nothing about the thing. */
const DOES = /^(?:keep|keeps|keeping|make|makes|making|stop|stops|store|stores|storing)$/;

/**
 * Joins the parts of a query that describes a thing without naming it. The words between two other parts become one
 * part, without the small words around them. `something to keep beers cold in the shed` becomes `keep beers cold` and
 * `shed`.
 */
export function inOne(words: readonly Word[], parts: readonly Part[]): Part[] {
  const whole: Part[] = [];
  let run: Part[] = [];
  const end = () => {
    whole.push(...joined(words, run));
    run = [];
  };
  for (const part of parts) {
    if (part.what === 'kind' || part.what === 'filler') run.push(part);
    else {
      end();
      whole.push(part);
    }
  }
  end();
  return whole;
}

function joined(words: readonly Word[], run: readonly Part[]): Part[] {
  const tells = (at: number) => {
    const text = words[at]?.text ?? '';
    return DOES.test(text) || !SMALL.has(text);
  };
  if (!run.some(({ what }) => what === 'kind')) return [...run];
  const places = run.flatMap((part) => span(part));
  const telling = places.filter(tells);
  const [first, last] = [telling[0], telling.at(-1)];
  if (first === undefined || last === undefined) return [...run];
  const around = places.filter((at) => at < first || at > last);
  return [
    { what: 'kind', at: first, length: last - first + 1 },
    ...around.map((at): Part => ({ what: 'filler', at, length: 1 })),
  ];
}
