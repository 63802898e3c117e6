import type { Store } from '@hobwright/sandbox/store/store.ts';

/** The contents of an energy label, as printed. */
export type LabelFacts = {
  maker: string;
  model: string;
  letters: readonly string[];
  letter: string;
  /** Such as "49" and "kWh / 100 cycles". */
  consumption: { figure: string; unit: string } | null;
  /** Up to six further figures. */
  figures: { figure: string; unit: string; what: string }[];
};

/** The two scales in force: that of 2021 and, for ovens and hoods, that of 2014. */
const SCALES: Readonly<Record<string, readonly string[]>> = {
  'A–G': ['A', 'B', 'C', 'D', 'E', 'F', 'G'],
  'A+++–D': ['A+++', 'A++', 'A+', 'A', 'B', 'C', 'D'],
};

const SHOWN: readonly (readonly [attribute: string, what: string])[] = [
  ['Capacity', 'load'],
  ['Drying capacity', 'drying'],
  ['Place settings', 'settings'],
  ['Fridge capacity', 'fridge'],
  ['Freezer capacity', 'freezer'],
  ['Bottles', 'wine'],
  ['Oven capacity', 'oven'],
  ['Extraction rate', 'air'],
  ['Cooling power', 'cooling'],
  ['Energy efficiency ratio', 'EER'],
  ['Eco time', 'eco programme'],
  ['Water per cycle', 'a cycle'],
  ['Spin class', 'spin'],
  ['Condensation class', 'condensing'],
  ['Grease class', 'grease'],
  ['Noise', 'noise'],
];

/** Reads a product's energy label from its facts; undefined when there is no such product or it has no label. */
export function readLabel(store: Store, sku: string): LabelFacts | undefined {
  const product = store
    .prepare(
      'SELECT product.id, brand.name AS maker FROM product LEFT JOIN brand ON brand.id = brand_id WHERE sku = ?',
    )
    .get(sku) as { id: number; maker: string | null } | undefined;
  if (!product) return undefined;
  const rows = store
    .prepare(
      'SELECT attribute.name, value FROM product_attribute JOIN attribute_value ON attribute_value.id = value_id JOIN attribute ON attribute.id = attribute_id WHERE product_id = ?',
    )
    .all(product.id) as { name: string; value: string }[];
  const facts = new Map(rows.map(({ name, value }) => [name, value]));
  const [letter = '', scale = ''] = (facts.get('Energy class') ?? '').split(' of ');
  const letters = SCALES[scale];
  if (!letters?.includes(letter)) return undefined;
  return {
    maker: product.maker ?? '',
    model: facts.get('Model') ?? sku,
    letters,
    letter,
    consumption: consumptionOf(facts.get('Energy consumption')),
    figures: SHOWN.flatMap(([attribute, what]) => figureOf(facts.get(attribute), what)).slice(0, 6),
  };
}

function consumptionOf(value: string | undefined): LabelFacts['consumption'] {
  const match = /^([\d.]+) kWh (?:per |a )(.+)$/.exec(value ?? '');
  if (!match) return null;
  const [, figure = '', per = ''] = match;
  return { figure, unit: `kWh / ${per === 'year' ? 'year' : per}` };
}

function figureOf(value: string | undefined, what: string): LabelFacts['figures'] {
  if (!value) return [];
  const [figure = '', unit = ''] = value.split(' ');
  return [{ figure, unit: unit === figure || unit === 'places' || unit === 'bottles' ? '' : unit, what }];
}
