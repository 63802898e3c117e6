import type { LineItemRequest } from '@/lib/basket/requests';
import { asRequest, MAX_LINES, MAX_QUANTITY } from '@/lib/basket/rules';
import type { BasketLine } from '@/lib/basket/types';
import { choiceOf } from '@/lib/basket/words';

/** An item to add again, and its name; the name is empty where an older list did not store it. */
export type SavedPart = { item: LineItemRequest; name: string };

/** A basket line saved for later: the product first, then its extras. `choice` describes the chosen options. */
export type SavedLine = { parts: readonly [SavedPart, ...SavedPart[]]; choice: string };

/** Maximum number of lines; with their extras, all are requested at once. */
const MOST_SAVED = 40;
const MOST_CHOICES = 20;
const LONGEST_TEXT = 200;
const LARGEST_ID = 2_147_483_647;

const isWhole = (value: unknown, most: number): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= most;
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
const fieldsOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? { ...value } : {};

function readSelections(raw: unknown): LineItemRequest['option_selections'] {
  if (!Array.isArray(raw)) return undefined;
  const read = raw.slice(0, MOST_CHOICES).flatMap((each: unknown) => {
    const { option_id, option_value } = fieldsOf(each);
    const isText = typeof option_value === 'string' && option_value.length <= LONGEST_TEXT;
    return isWhole(option_id, LARGEST_ID) && (isText || typeof option_value === 'number')
      ? [{ option_id, option_value }]
      : [];
  });
  return read.length > 0 ? read : undefined;
}

function readPart(raw: unknown): SavedPart | null {
  const { item, name } = fieldsOf(raw);
  const { product_id, variant_id, quantity, option_selections } = fieldsOf(item);
  if (!isWhole(product_id, LARGEST_ID)) return null;
  const selections = readSelections(option_selections);
  return {
    name: textOf(name),
    item: {
      product_id,
      quantity: isWhole(quantity, MAX_QUANTITY) ? quantity : 1,
      ...(isWhole(variant_id, LARGEST_ID) && { variant_id }),
      ...(selections && { option_selections: selections }),
    },
  };
}

/** Earlier versions stored only `{ entityId, quantity }`. */
function readLine(raw: unknown): SavedLine | null {
  const { parts, choice, entityId, quantity } = fieldsOf(raw);
  const given = Array.isArray(parts) ? parts : [{ item: { product_id: entityId, quantity } }];
  const [product, ...extras] = given.slice(0, MAX_LINES).map(readPart);
  if (!product) return null;
  return { parts: [product, ...extras.filter((extra) => extra !== null)], choice: textOf(choice) };
}

const thingOf = ({ item: { quantity: _, ...thing } }: SavedPart): string => JSON.stringify(thing);

/** Identifies a saved line: the same product in the same variant with the same options. */
export const keyOf = ({ parts: [product] }: SavedLine): string => thingOf(product);

/** Parses the stored list; malformed lines are dropped. */
export function savedLines(raw: readonly unknown[]): SavedLine[] {
  const lines = raw.slice(0, MOST_SAVED).map(readLine);
  return [...new Map(lines.flatMap((line) => (line ? [[keyOf(line), line] as const] : []))).values()];
}

/** Returns a basket line as it is saved for later. */
export const asSaved = (line: BasketLine): SavedLine => {
  const partOf = (each: BasketLine): SavedPart => ({ item: asRequest(each), name: each.name });
  return { parts: [partOf(line), ...line.extras.map(partOf)], choice: choiceOf(line) };
};

/** Merges two lines of the same product: the items of both, with the quantities added up. */
function merged(one: SavedLine, other: SavedLine): SavedLine {
  const more = (part: SavedPart): SavedPart => {
    const twin = other.parts.find((each) => thingOf(each) === thingOf(part));
    const quantity = Math.min(MAX_QUANTITY, part.item.quantity + (twin?.item.quantity ?? 0));
    return { ...part, item: { ...part.item, quantity } };
  };
  const existing = new Set(one.parts.map(thingOf));
  const [product, ...extras] = one.parts;
  const fresh = other.parts.filter((part) => !existing.has(thingOf(part)));
  return { ...other, parts: [more(product), ...extras.map(more), ...fresh] };
}

/** Adds a line at its place or at the end; null when the list is full. */
export function withSaved(list: readonly SavedLine[], line: SavedLine, at = list.length): SavedLine[] | null {
  const twin = list.findIndex((each) => keyOf(each) === keyOf(line));
  if (twin >= 0) return list.map((each, place) => (place === twin ? merged(each, line) : each));
  return list.length < MOST_SAVED ? list.toSpliced(at, 0, line) : null;
}

export const withoutSaved = (list: readonly SavedLine[], key: string): SavedLine[] =>
  list.filter((each) => keyOf(each) !== key);
