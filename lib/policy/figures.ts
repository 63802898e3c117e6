import { hourWords } from '@/lib/delivery/words';
import { ZONE_NAMES } from '@/lib/delivery/types';
import { formatPrice } from '@/lib/money/rules';
import { NAMED_DAYS } from './named-days';
import type { Policy } from './types';

type Say = (policy: Policy) => string;

/** Placeholders that editors and the merchant may use in any text, named after the fields of the policy's entry. */
const FIGURES: ReadonlyMap<string, Say> = new Map<string, Say>(
  Object.entries({
    freeDeliveryFrom: ({ delivery }) => formatPrice(delivery.van.freeFrom),
    deliveryPrice: ({ delivery }) => formatPrice(delivery.van.standard),
    parcelFreeFrom: ({ delivery }) => formatPrice(delivery.parcel.freeFrom),
    parcelPrice: ({ delivery }) => formatPrice(delivery.parcel.standard),
    coverFrom: ({ cover }) => formatPrice(cover.from),
    coverMost: ({ cover }) => String(cover.mostPercent),
    cutOffHour: ({ delivery }) => hourWords(delivery.cutOffHour),
    returnDays: ({ returns }) => String(returns.days),
    collectionPrice: ({ returns }) => formatPrice(returns.collection),
    priceDropDays: ({ returns }) => String(returns.priceDropDays ?? 0),
    largeCollectionPrice: ({ returns }) => formatPrice(returns.largeCollection),
    setDiscountMost: ({ sets }) => formatPrice(sets.mostSaved),
    ...Object.fromEntries(
      NAMED_DAYS.map((name, at): [string, Say] => [
        `namedDays.${name}`,
        ({ delivery }) => formatPrice(delivery.namedDays[at + 1] ?? 0),
      ]),
    ),
    ...Object.fromEntries(
      ZONE_NAMES.flatMap((name): [string, Say][] => [
        [`zones.${name}.surcharge`, ({ delivery }) => formatPrice(delivery.zones[name].surcharge)],
        [`zones.${name}.extraDays`, ({ delivery }) => String(delivery.zones[name].extraDays)],
        [
          `zones.${name}.parcelSurcharge`,
          ({ delivery }) => formatPrice(delivery.zones[name].parcelSurcharge),
        ],
        [`zones.${name}.parcelExtraDays`, ({ delivery }) => String(delivery.zones[name].parcelExtraDays)],
      ]),
    ),
  }),
);

const WRITTEN = /\{([\w.-]+)\}/g;

/** Turns `Free over {freeDeliveryFrom}` into `Free over £300`; other text in braces stays. */
const filled = (text: string, policy: Policy): string =>
  text.replace(WRITTEN, (written, name: string) => FIGURES.get(name)?.(policy) ?? written);

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Whether a placeholder occurs anywhere in a value. */
export function namesFigure(value: unknown, seen = new Set<object>()): boolean {
  if (typeof value === 'string')
    return [...value.matchAll(WRITTEN)].some(([, name = '']) => FIGURES.has(name));
  if (!isObject(value) || seen.has(value)) return false;
  seen.add(value);
  return Object.values(value).some((each) => namesFigure(each, seen));
}

/** Returns a copy of plain data with the placeholders replaced; circular references are kept. */
export function withFigures<T>(value: T, policy: Policy, copies?: Map<object, unknown>): T;
export function withFigures(value: unknown, policy: Policy, copies = new Map<object, unknown>()): unknown {
  if (typeof value === 'string') return filled(value, policy);
  if (!isObject(value)) return value;
  const copied = copies.get(value);
  if (copied) return copied;
  const copy: Record<string, unknown> | unknown[] = Array.isArray(value) ? [] : {};
  copies.set(value, copy);
  for (const [key, each] of Object.entries(value))
    Object.assign(copy, { [key]: withFigures(each, policy, copies) });
  return copy;
}
