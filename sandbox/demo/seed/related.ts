import { goesWith } from './accessories.ts';
import type { Draft } from './types.ts';

/** Categories of products that go with a kind. */
const WITH: Record<string, readonly string[]> = {
  'washing-machine': ['stacking-kits', 'hoses-and-trays', 'cleaning-products'],
  'washer-dryer': ['hoses-and-trays', 'cleaning-products'],
  'tumble-dryer': ['stacking-kits', 'hoses-and-trays'],
  dishwasher: ['hoses-and-trays', 'cleaning-products', 'descalers'],
  'american-fridge': ['water-filters'],
  'single-oven': ['cleaning-products', '14-cm-warming-drawers'],
  'double-oven': ['cleaning-products'],
  'compact-oven': ['descalers', '14-cm-warming-drawers'],
  cooker: ['cleaning-products'],
  'range-cooker': ['cleaning-products', 'chimney-hoods'],
  hob: ['cleaning-products', 'canopy-and-integrated-hoods'],
  hood: ['ducting'],
  'boiling-tap': ['water-filters', 'composite-sinks'],
  coffee: ['descalers', 'water-filters'],
  kettle: ['toasters', 'stand-mixers'],
  toaster: ['kettles', 'stand-mixers'],
  sink: ['mixer-taps', 'continuous-feed-disposers'],
  tap: ['stainless-steel-sinks', 'composite-sinks'],
};

/**
 * Returns the indices of what to show beside each product: up to five of its category that are similar in price, size
 * and sort, and up to two accessories.
 */
export function relatedOf(drafts: readonly Draft[]): number[][] {
  const leaves = Map.groupBy(drafts.keys(), (index) => drafts[index]?.leaf ?? '');
  return drafts.map((draft, index) => {
    const alike = (leaves.get(draft.leaf) ?? [])
      .filter(
        (other) =>
          other !== index &&
          drafts[other]?.facts['Range'] !== draft.facts['Range'] &&
          sold(drafts[other]) &&
          serves(draft, drafts[other]),
      )
      .map((other) => [other, distance(draft, drafts[other])] as const)
      .toSorted((a, b) => a[1] - b[1]);
    const extras = (WITH[draft.kind] ?? []).flatMap((leaf) => {
      const shelf = (leaves.get(leaf) ?? []).filter((other) => {
        const accessory = drafts[other];
        return accessory !== undefined && sold(accessory) && goesWith(accessory, draft);
      });
      const own = shelf.filter((other) => drafts[other]?.brand === draft.brand);
      const makers = own.length > 0 ? own : shelf;
      const from = mostAlike(makers, [
        (other) => drafts[other]?.finish?.own === draft.finish?.own,
        (other) => drafts[other]?.finish?.code === draft.finish?.code,
      ]);
      return from.length > 0 ? [from[index % from.length] ?? -1] : [];
    });
    return [
      ...distinctRanges(
        drafts,
        alike.map(([other]) => other),
      ).slice(0, 5),
      ...extras.slice(0, 2),
    ].filter((other) => other >= 0);
  });
}

/** Returns those that pass the first test that any of them passes; all if none does. */
const mostAlike = (from: readonly number[], tests: readonly ((index: number) => boolean)[]) =>
  tests.map((test) => from.filter(test)).find(({ length }) => length > 0) ?? from;

/** Custom fields that state the purpose of a part or pack; one with another purpose is no alternative. */
const PURPOSE = ['Fits type', 'Used on', 'Filter', 'Duct'];

/** Whether `other` serves the purpose that `draft` is bought for. */
const serves = (draft: Draft, other: Draft | undefined) =>
  other !== undefined &&
  (!PART_KINDS.has(draft.kind) ||
    (draft.noun === other.noun && PURPOSE.every((name) => draft.facts[name] === other.facts[name])));

const PART_KINDS = new Set(['hose', 'care', 'ducting', 'hood-filter']);

const sold = (draft: Draft | undefined) => draft !== undefined && draft.availability !== 'Unavailable';

/** Returns the first of each range, so that three colours of one model do not fill the row. */
function distinctRanges(drafts: readonly Draft[], indices: readonly number[]): number[] {
  const seen = new Set<string>();
  return indices.filter((index) => {
    const range = drafts[index]?.facts['Range'] ?? String(index);
    return !seen.has(range) && seen.add(range);
  });
}

function distance(a: Draft, b: Draft | undefined): number {
  if (!b) return Number.MAX_VALUE;
  const price = Math.abs(Math.log(a.price / b.price));
  const width = Math.abs((a.body?.width ?? 0) - (b.body?.width ?? 0)) / 100;
  const height = standsInAGap(a) ? Math.abs((a.body?.height ?? 0) - (b.body?.height ?? 0)) / 100 : 0;
  return (
    price + width + height + (a.type === b.type ? 0 : 0.5) + (a.finish?.code === b.finish?.code ? 0 : 0.05)
  );
}

/** Whether it is fixed in a housing, whose height must match. */
const standsInAGap = ({ facts }: Draft) => /^(?:Built-in|Integrated)$/.test(facts['Installation'] ?? '');
