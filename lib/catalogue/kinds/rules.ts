import { KINDS, type Kind } from './table';
import type { Traits } from './types';

const isKind = (type: string): type is Kind => Object.hasOwn(KINDS, type);

/** @param type what the merchant calls it, whole: a hood's filter is no hood */
export const kindOf = (type: string | undefined): Kind => (type && isKind(type) ? type : 'other');

export const traitsOf = (kind: Kind): Traits => KINDS[kind];

/** `Washing machine` → `washing machines`. */
export const plural = (type: string): string => {
  const lower = type.toLowerCase();
  return lower.endsWith('ing') ? lower : `${lower}s`;
};

/** Whether it belongs in a kitchen set: it counts towards the set discount. */
export const belongsInSet = (kind: Kind): boolean => traitsOf(kind).set !== null;

/** Whether it is used by itself: no part, nothing that another uses up, and no service. */
export const isAppliance = (kind: Kind): boolean => {
  const { part, service } = traitsOf(kind);
  return !part && service === null;
};

/** The kinds of which something is true, as the merchant calls them. */
export const kindsWith = (holds: (traits: Traits) => boolean): Kind[] =>
  Object.keys(KINDS)
    .filter(isKind)
    .filter((kind) => holds(KINDS[kind]));
