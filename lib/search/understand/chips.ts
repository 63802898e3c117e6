import type { Chip, Part } from './types';
import { asTyped, type Word } from './words';

/** What was understood, each with what is left without it; nothing where nothing narrows what was named. */
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
