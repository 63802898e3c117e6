import { KINDS, type Kind } from './table';
import type { Traits } from './types';

const isKind = (type: string): type is Kind => Object.hasOwn(KINDS, type);

/**
 * Returns the kind of a product.
 * @param type the merchant's whole name of the kind: a hood's filter is not a hood
 */
export const kindOf = (type: string | undefined): Kind => (type && isKind(type) ? type : 'other');

export const traitsOf = (kind: Kind): Traits => KINDS[kind];

/** Returns the plural of a kind: `Washing machine` → `washing machines`. */
export const plural = (type: string): string => {
  const lower = type.toLowerCase();
  return lower.endsWith('ing') ? lower : `${lower}s`;
};

/** Whether a kind belongs in a kitchen set, and so counts towards the set discount. */
export const belongsInSet = (kind: Kind): boolean => traitsOf(kind).set !== null;

/** Whether a kind is used on its own: not a part, a consumable or a service. */
export const isAppliance = (kind: Kind): boolean => {
  const { part, service } = traitsOf(kind);
  return !part && service === null;
};

/** Returns the kinds whose traits meet a condition, by the merchant's names. */
export const kindsWith = (holds: (traits: Traits) => boolean): Kind[] =>
  Object.keys(KINDS)
    .filter(isKind)
    .filter((kind) => holds(KINDS[kind]));
