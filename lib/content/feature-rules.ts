import { shownValue, statedIn } from '@/lib/catalogue/attributes';
import type { Attributes, ProductCard } from '@/lib/catalogue/types';
import type { Feature, FeatureTile } from './feature-types';

/** Number of tiles in a row on desktop. Fewer look as if one were missing, more make the page longer. */
const ROW = 3;

/**
 * Returns three tiles that apply to a product, or none if fewer apply. Conditions may use `Maker` besides its custom
 * fields.
 */
export function featureTiles(
  features: readonly Feature[],
  { type, brand, attributes }: Pick<ProductCard, 'type' | 'brand' | 'attributes'>,
): FeatureTile[] {
  const known = brand ? { ...attributes, Maker: brand.name } : attributes;
  const told = new Map<string, FeatureTile>();
  for (const feature of features) {
    const { part, types, facts, picture } = feature;
    if (told.has(part) || !types.includes(type)) continue;
    const [title, text] = [filled(feature.title, attributes), filled(feature.text, attributes)];
    if (title === null || text === null || !facts.every((fact) => holds(fact, known))) continue;
    told.set(part, { title, text, picture });
  }
  return told.size < ROW ? [] : [...told.values()].slice(0, ROW);
}

/** Fills in custom fields; null where one of them is not stated. */
function filled(words: string, attributes: Attributes): string | null {
  let isStated = true;
  const text = words.replace(/\{([^}]+)\}/g, (_, name: string) => {
    const value = statedIn(attributes, name);
    if (!value) isStated = false;
    return value ? shownValue(name, value) : '';
  });
  return isStated ? text : null;
}

/** Whether a condition holds. Text that is not written as a condition never does. */
function holds(fact: string, attributes: Attributes): boolean {
  const [, name = '', sign, wanted = ''] = /^(.+?)\s*(>=|<=|=)\s*(.+)$/.exec(fact) ?? [];
  const value = attributes[name];
  if (!value) return false;
  if (sign === '=') return wanted.split('|').some((each) => each.trim() === value);
  const [figure, limit] = [Number.parseFloat(value), Number(wanted)];
  return sign === '>=' ? figure >= limit : figure <= limit;
}
