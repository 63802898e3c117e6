import { KINDS, type Kind } from './table';
import type { Traits } from './types';

const isKind = (type: string): type is Kind => Object.hasOwn(KINDS, type);

/** @param type what the merchant calls it, whole: a hood's filter is no hood */
export const kindOf = (type: string | undefined): Kind => (type && isKind(type) ? type : 'other');

export const traitsOf = (kind: Kind): Traits => KINDS[kind];

/** What is fitted to goods or used up with them. */
const PARTS: ReadonlySet<Traits['figures']> = new Set([
  'care',
  'hose',
  'drip tray',
  'ducting',
  'hood filter',
]);

/** Whether it is bought together with others for a kitchen: goods, and neither work, cover, a part nor a bottle. */
export function belongsInSet(kind: Kind): boolean {
  const { service, figures } = traitsOf(kind);
  return service === null && !PARTS.has(figures);
}

/** The kinds of which something is true, as the merchant calls them. */
export const kindsWith = (holds: (traits: Traits) => boolean): Kind[] =>
  Object.keys(KINDS)
    .filter(isKind)
    .filter((kind) => holds(KINDS[kind]));
