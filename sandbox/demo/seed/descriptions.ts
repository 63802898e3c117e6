import { COOKING_BANKS } from './data/descriptions/cooking.ts';
import { DISH_AND_COLD_BANKS } from './data/descriptions/dish-and-cold.ts';
import { FINISH_LINES } from './data/descriptions/finishes.ts';
import { FLOOR_AIR_PARTS_BANKS } from './data/descriptions/floor-air-parts.ts';
import { LAUNDRY_BANKS } from './data/descriptions/laundry.ts';
import { MAKER_LINES } from './data/descriptions/makers.ts';
import { WATER_BANKS } from './data/descriptions/water.ts';
import { WORKTOP_BANKS } from './data/descriptions/worktop.ts';
import { fieldsIn, type Line, type Sayable, sayable, type TextFacts } from './lines.ts';
import type { Random } from './random.ts';
import { textFacts } from './text-facts.ts';
import type { Draft } from './types.ts';

/** Sentences about a kind. Each list of `topics` is about one subject, so that no two sentences of a text share one. */
export type DescriptionBank = {
  summary: readonly string[];
  lead: readonly Line[];
  topics: readonly (readonly Line[])[];
  list: readonly Line[];
};

const BANKS: Record<string, DescriptionBank> = {
  ...LAUNDRY_BANKS,
  ...DISH_AND_COLD_BANKS,
  ...COOKING_BANKS,
  ...WATER_BANKS,
  ...WORKTOP_BANKS,
  ...FLOOR_AIR_PARTS_BANKS,
};

/** Counts how often each sentence was used within a category, so that neighbouring products get different ones. */
export type Said = Map<string, number>;

/** State of one text. `told` holds the custom fields whose figures were stated already; none is stated twice. */
type Saying = { facts: TextFacts; random: Random; said: Said; told: Set<string> };

export type Texts = { description: string; summary: string };

/**
 * Writes a product's description from its facts: two to four paragraphs and a list, or one paragraph if `short`, for
 * bulk products.
 */
export function writeTexts(draft: Draft, random: Random, said: Said, short = false): Texts {
  const bank = BANKS[draft.kind];
  if (!bank) throw new RangeError(`Nothing to say of the kind ${draft.kind}`);
  const facts = textFacts(draft);
  const saying: Saying = { facts, random, said, told: new Set() };
  const say = (lines: readonly Line[]) => choose(lines, saying);
  const summary = sentence(choose(bank.summary, { ...saying, told: new Set() })) || `${draft.name}.`;
  const lead = say(bank.lead);
  if (short) return { summary, description: html([[lead]], []) };
  const topics = random
    .shuffled(bank.topics)
    .map(say)
    .filter((text) => text !== '');
  const half = Math.ceil(topics.length / 2);
  const closing = [finishLine(draft, saying), makerLine(draft, saying)];
  const paragraphs = [
    [lead, topics[0] ?? ''],
    topics.slice(1, half + 1),
    [...topics.slice(half + 1), ...closing],
  ];
  const bullets = sayable(bank.list, facts)
    .map(({ filled }) => filled)
    .filter(isWorthSaying);
  return { summary, description: html(paragraphs, shorten(bullets, random)) };
}

/**
 * Picks one of the sentences least used in this category among those that are true of the product and repeat no figure;
 * empty when there is none.
 */
function choose(lines: readonly Line[], { facts, random, said, told }: Saying): string {
  const open = sayable(lines, facts).filter(({ text }) => !fieldsIn(text).some((field) => told.has(field)));
  if (open.length === 0) return '';
  const saidBefore = ({ text, conditional }: Sayable) => (said.get(text) ?? 0) - (conditional ? 0.5 : 0);
  const least = Math.min(...open.map(saidBefore));
  const chosen = random.pick(open.filter((line) => saidBefore(line) === least));
  said.set(chosen.text, (said.get(chosen.text) ?? 0) + 1);
  for (const field of fieldsIn(chosen.text)) told.add(field);
  return chosen.filled;
}

/** Parts and bottles, which nobody chooses by their looks. */
const PLAIN_PARTS = new Set(['hose', 'ducting', 'hood-filter', 'care', 'stacking-kit', 'disposer', 'sink']);

/** Products that are fitted or used up, to which a maker's habits in building appliances do not apply. */
const SUPPLIES = new Set(['hose', 'ducting', 'hood-filter', 'care']);

function finishLine({ finish, facts, kind }: Draft, saying: Saying): string {
  const hidden = facts['Installation'] === 'Integrated' || !finish || PLAIN_PARTS.has(kind);
  return hidden || !saying.random.chance(0.45) ? '' : choose(FINISH_LINES[finish.code] ?? [], saying);
}

function makerLine({ brand, kind }: Draft, saying: Saying): string {
  return brand && !SUPPLIES.has(kind) && saying.random.chance(0.6)
    ? choose(MAKER_LINES[brand.key] ?? [], saying)
    : '';
}

/** Features that a product lacks are in its specification table, and left out of a list of its merits. */
const isWorthSaying = (bullet: string): boolean => bullet !== '' && !/: (No|None)$/i.test(bullet);

/** Up to six of the bullets, in order. */
function shorten(bullets: readonly string[], random: Random): string[] {
  const left = [...bullets];
  while (left.length > 6) left.splice(random.int(1, left.length - 1), 1);
  return left;
}

function html(paragraphs: readonly (readonly string[])[], bullets: readonly string[]): string {
  const texts = paragraphs
    .map((parts) =>
      parts
        .filter((part) => part !== '')
        .map(sentence)
        .join(' '),
    )
    .filter((text) => text !== '');
  const list =
    bullets.length > 0
      ? `<ul>${bullets.map((bullet) => `<li>${escape(capital(bullet))}</li>`).join('')}</ul>`
      : '';
  return texts.map((text) => `<p>${escape(text)}</p>`).join('') + list;
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const sentence = (text: string) => capital(text.trim());
const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
