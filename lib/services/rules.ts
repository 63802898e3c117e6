import { traitsOf } from '@/lib/catalogue/kinds/rules';
import { SERVICE_KINDS, type ServiceKind } from '@/lib/catalogue/kinds/types';
import type { Attributes, Classified } from '@/lib/catalogue/types';
import { counted } from '@/lib/i18n/counted';
import type { Pence } from '@/lib/money/types';
import type { CoverTerms } from '@/lib/policy/types';
import { isWorthCovering } from './cover';
import type { Extra, Service, Warranty } from './types';

/** Whether it takes an old appliance away. */
export const takesOldAway = ({ kind }: Pick<Classified, 'kind'>): boolean =>
  traitsOf(kind).service === 'collect';

/** Reads the custom field "Price band": `20000-40000`, in pence; null if there is none. */
export function parseBand(text: string | undefined): Service['band'] {
  const [, from, to] = /^(\d+)-(\d+)$/.exec(text ?? '') ?? [];
  return from && to ? { from: Number(from), to: Number(to) } : null;
}

/** Reads a list of names in the platform's format: `Hinge reversible, Door panel`. */
export const namesIn = (text: string | undefined): string[] => (text ? text.split(/,\s*/) : []);

export type ServiceGroup = { kind: ServiceKind; services: Service[] };

/** Whether a cover lasts longer than the maker's own guarantee; otherwise it is not sold. */
const addsCover = (service: Service, guaranteeYears: number): boolean =>
  service.term === null || service.term > guaranteeYears;

/**
 * Whether a service can be done for an appliance: changing the hinges needs a reversible door, plumbing in needs a
 * pipe.
 */
const canBeDone = ({ needs }: Service, attributes: Attributes): boolean =>
  needs.length === 0 ||
  needs.some((need) => {
    const [name = '', value = 'Yes'] = need.split('=');
    return attributes[name] === value;
  });

/**
 * Returns what may be bought with a product, by kind; services that do not suit it are left out (experience PDP-10).
 */
export function servicesFor(
  product: { type: string; attributes: Attributes; price: Pence; guaranteeYears: number },
  services: readonly Service[],
  terms: CoverTerms,
): ServiceGroup[] {
  const { type, attributes, price, guaranteeYears } = product;
  const fitting = services.filter(
    (service) =>
      service.types.includes(type) &&
      canBeDone(service, attributes) &&
      (!service.band || (price > service.band.from && price <= service.band.to)) &&
      addsCover(service, guaranteeYears) &&
      (service.kind !== 'cover' || isWorthCovering(price, service.price, terms)),
  );
  return SERVICE_KINDS.flatMap((kind) => {
    const ofKind = fitting.filter((service) => service.kind === kind).toSorted((a, b) => a.price - b.price);
    return ofKind.length > 0 ? [{ kind, services: ofKind }] : [];
  });
}

/**
 * Why no cover is sold for a product: the maker guarantees it for as long, cover would cost too much of its price, or
 * there is none for its type.
 */
export type NoCover = 'guaranteed' | 'cheap' | 'none';

/** Returns why, for a product for which `servicesFor` finds no cover. */
export function whyNoCover(
  { type, price, guaranteeYears }: { type: string; price: Pence; guaranteeYears: number },
  services: readonly Service[],
): NoCover {
  const covers = services.filter(
    ({ kind, types, band }) =>
      kind === 'cover' && types.includes(type) && (!band || (price > band.from && price <= band.to)),
  );
  if (covers.length === 0) return 'none';
  return covers.some((cover) => addsCover(cover, guaranteeYears)) ? 'cheap' : 'guaranteed';
}

/**
 * Returns a service in the words of the page: how long it takes, and for work in the home what is done and what must be
 * ready (experience §1 L15).
 */
export function extraOf({ id, kind, price, forOptionId, name, term, text, before, note }: Service): Extra {
  const work = kind === 'connect' || kind === 'collect' ? [text, before] : [];
  const told = [...work, note && `${note}.`].filter(Boolean).join(' ') || text;
  const label = term === null ? name : `${counted(term, 'year')} in all`;
  return { id, kind, price, forOptionId, label, told: kind === 'cover' ? null : told };
}

/** Returns a cover in the format of the specification's API (§7). */
export const warrantyOf = ({ id, sku, name, text, price, types, band, term }: Service): Warranty => ({
  id,
  properties: {
    sku,
    name,
    description: text,
    price,
    term_years: term,
    eligible_types: types,
    min_price: band?.from ?? null,
    max_price: band?.to ?? null,
  },
});
