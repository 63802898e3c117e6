import { parseAmount } from './amount';
import { attributeInfo, shownValue } from './attributes';
import { ANY_FACTS, KEY_FACTS } from './data/key-facts';
import type { Attributes } from './types';

export type KeyFact = {
  name: string;
  label: string;
  /** Short, for a row of facts on a card: `9 kg`, `60 cm wide`, `Frost free`. */
  text: string;
};

/** Three or four facts for a card, all of which the lists can be filtered by; fewer when less is known. */
export function cardFacts(attributes: Attributes): KeyFact[] {
  const own = rowOf(attributes)?.card ?? [];
  const facts = own.flatMap((name) => cardFact(attributes, name) ?? []);
  for (const name of ANY_FACTS) {
    if (facts.length >= 3) break;
    const fact = own.includes(name) ? null : cardFact(attributes, name);
    if (fact) facts.push(fact);
  }
  return facts.slice(0, 4);
}

export type BigFact = { name: string; label: string; figure: string; unit: string };

/** Up to five figures that are set large on the product page. */
export function bigFacts(attributes: Attributes): BigFact[] {
  const wanted = rowOf(attributes)?.big ?? ANY_FACTS;
  const facts = wanted.flatMap((entry) => {
    const [name, label] = typeof entry === 'string' ? [entry, attributeInfo(entry).label] : entry;
    const value = attributes[name];
    return value ? [{ name, label, ...split(name, value) }] : [];
  });
  return facts.slice(0, 5);
}

const rowOf = (attributes: Attributes) => KEY_FACTS.find(({ type }) => type.test(attributes['Type'] ?? ''));

function cardFact(attributes: Attributes, name: string): KeyFact | null {
  const value = attributes[name];
  if (!value || value === 'None') return null;
  const { label } = attributeInfo(name);
  const text = shortText(name, label, value);
  return text ? { name, label, text } : null;
}

/** A "No" says nothing on a card, and is left out. */
function shortText(name: string, label: string, value: string): string | null {
  if (value === 'No') return null;
  if (value === 'Yes') return name === 'Smart' ? 'App' : label;
  const amount = parseAmount(value);
  switch (name) {
    case 'Width':
    case 'Depth': {
      if (amount?.unit !== 'mm') return value;
      return `${Math.round(amount.number / 10)} cm ${name === 'Width' ? 'wide' : 'deep'}`;
    }
    case 'Drying capacity':
      return `dries ${value}`;
    case 'Guarantee':
      return amount ? `${amount.number}-year guarantee` : `${value} guarantee`;
    case 'Ovens':
    case 'Bowls':
    case 'Zones':
    case 'Slots':
      return counted(amount?.number, value, name.toLowerCase());
    case 'Hob zones':
      return counted(amount?.number, value, 'zones');
    case 'Made in':
      return `made in ${value}`;
    case 'Garage safe':
      return `works at ${value}`;
    default:
      return shownValue(name, value);
  }
}

function counted(amount: number | undefined, value: string, plural: string): string {
  if (amount === undefined) return value;
  return `${amount} ${amount === 1 ? plural.replace(/s$/, '') : plural}`;
}

function split(name: string, value: string): { figure: string; unit: string } {
  const shown = shownValue(name, value);
  const time = /^(\d{1,2}:\d{2})$/.exec(value);
  if (time) return { figure: value, unit: 'h' };
  const unit = parseAmount(value)?.unit ?? '';
  return { figure: shown.slice(0, shown.length - unit.length).trim(), unit };
}
