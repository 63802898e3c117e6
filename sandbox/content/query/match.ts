import { asLink } from '../shapes.ts';
import type { Json, Stored } from '../types.ts';
import type { Condition, Query } from './parse.ts';
import { type Lookup, valuesAt } from './values.ts';

/** Whether an entry or asset matches the whole query. */
export function matches(stored: Stored, query: Query, lookup: Lookup): boolean {
  return (
    (query.contentType === null || stored.contentType === query.contentType) &&
    query.conditions.every((condition) => meets(stored, condition, lookup)) &&
    (query.text === null || hasText(stored, query.text)) &&
    (query.linksTo === null || linksTo(stored.fields, query.linksTo)) &&
    (query.mimetypeGroup === null || isOfGroup(stored, query.mimetypeGroup))
  );
}

function meets(stored: Stored, { path, operator, values }: Condition, lookup: Lookup): boolean {
  const found = valuesAt(stored, path, lookup);
  const texts = found.map(comparable);
  const wanted = values[0] ?? '';
  switch (operator) {
    case 'eq':
      return texts.includes(wanted);
    case 'ne':
      return !texts.includes(wanted);
    case 'in':
      return values.some((value) => texts.includes(value));
    case 'nin':
      return !values.some((value) => texts.includes(value));
    case 'all':
      return values.every((value) => texts.includes(value));
    case 'exists':
      return found.some((value) => value !== null) === (wanted !== 'false');
    case 'match':
      return found.some((value) => typeof value === 'string' && holdsWords(value, wanted));
    case 'lt':
      return found.some((value) => compareTo(value, wanted) < 0);
    case 'lte':
      return found.some((value) => compareTo(value, wanted) <= 0);
    case 'gt':
      return found.some((value) => compareTo(value, wanted) > 0);
    case 'gte':
      return found.some((value) => compareTo(value, wanted) >= 0);
  }
}

/** Returns a value as text for comparison. */
export function comparable(value: Json): string {
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

/**
 * Compares numbers as numbers, dates as instants and anything else as text. Returns NaN, which satisfies no operator,
 * if the types differ.
 */
export function compareTo(value: Json, text: string): number {
  if (typeof value === 'number') return value - Number(text);
  if (typeof value !== 'string') return Number.NaN;
  if (/^\d{4}-\d\d-\d\d/.test(value)) return Date.parse(value) - Date.parse(text);
  return value < text ? -1 : value > text ? 1 : 0;
}

/** Whether every word of the query is a prefix of a word in the text. */
function holdsWords(text: string, wanted: string): boolean {
  const words = wordsOf(text);
  return wordsOf(wanted).every((word) => words.some((candidate) => candidate.startsWith(word)));
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

function hasText(stored: Stored, wanted: string): boolean {
  return holdsWords(textsIn(stored.fields).join(' '), wanted);
}

function textsIn(value: Json): string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(textsIn);
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(textsIn);
  return [];
}

function linksTo(value: Json, target: NonNullable<Query['linksTo']>): boolean {
  const link = asLink(value);
  if (link) return link.linkType === target.linkType && link.id === target.id;
  if (typeof value !== 'object' || value === null) return false;
  return Object.values(value).some((inside: Json) => linksTo(inside, target));
}

function isOfGroup(stored: Stored, group: string): boolean {
  const [type] = valuesAt(stored, ['fields', 'file', 'contentType'], () => undefined);
  return typeof type === 'string' && type.startsWith(`${group}/`);
}
