import { DEMO_SEED } from '../../../../sandbox/demo/seed/catalogue.ts';
import { draftCatalogue } from '../../../../sandbox/demo/seed/planned.ts';
import type { Draft } from '../../../../sandbox/demo/seed/types.ts';
import { MIDNIGHT } from './seeded.ts';

/** The demo catalogue as it is before it is written, in the order of its ids (from 1). */
export const catalogue: readonly Draft[] = draftCatalogue(2000, DEMO_SEED, MIDNIGHT);

export const goods = catalogue.filter(({ kind }) => kind !== 'service' && kind !== 'warranty');

const kinds = new Set(goods.map(({ kind }) => kind));
const names = new Set(goods.flatMap(({ facts }) => Object.keys(facts)));

/** Goods of some kinds. @throws if there is no such kind, of which any rule would hold */
export const goodsOf = (...wanted: readonly string[]) => {
  const unknown = wanted.filter((kind) => !kinds.has(kind));
  if (unknown.length > 0) throw new Error(`There are no goods of the kind ${unknown.join(', ')}.`);
  return goods.filter(({ kind }) => wanted.includes(kind));
};

/** What a product states of a fact; empty if nothing. @throws if no product states it */
const statedBy = ({ facts }: Draft, name: string): string => {
  if (!names.has(name)) throw new Error(`No product states ${name}.`);
  return facts[name] ?? '';
};

/** The figure that a fact begins with; NaN where it is not stated. */
export const figure = (draft: Draft, name: string) => Number.parseFloat(statedBy(draft, name));

/** Both ends of a fact such as `560–568 mm`. */
export const range = (draft: Draft, name: string): [least: number, most: number] => {
  const [least = Number.NaN, most = least] =
    statedBy(draft, name)
      .match(/[\d.]+/g)
      ?.map(Number) ?? [];
  return [least, most];
};

/** Names those goods that break a rule, with what they break it by. */
export const broken = (rule: (draft: Draft) => string | false, of: readonly Draft[] = goods) =>
  of.flatMap((draft) => {
    const fault = rule(draft);
    return fault === false ? [] : [`${draft.sku}: ${fault}`];
  });
