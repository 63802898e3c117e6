import { all, first } from '@hobwright/sandbox/store/rows.ts';
import type { Store } from '@hobwright/sandbox/store/store.ts';
import { FAMILIES, FAMILY_OF } from './data/families.ts';

/** A manual: chapters of short paragraphs. */
export type Manual = { maker: string; model: string; name: string; chapters: Chapter[] };
type Chapter = { title: string; lines: string[] };

type ProductRow = { id: number; name: string; kind: string; maker: string | null; warranty: string };

/** Facts listed under Figures: those needed to measure up for the appliance or to connect it. */
const FIGURES = [
  'Width',
  'Height',
  'Height max',
  'Depth',
  'Depth with door',
  'Depth door open',
  'Gap left',
  'Gap right',
  'Gap top',
  'Gap rear',
  'Niche width',
  'Niche height',
  'Niche depth',
  'Cut-out width',
  'Cut-out depth',
  'Duct',
  'Weight',
  'Plug',
  'Rated power',
  'Cable',
  'Climate class',
];

/** Whether products of a kind come with a manual. */
export const hasManual = (kind: string): boolean => Object.hasOwn(FAMILY_OF, kind);

/**
 * Returns a product's manual, built from its own facts; undefined when there is no such product or its kind has none.
 */
export function manualOf(store: Store, sku: string): Manual | undefined {
  const product = first<ProductRow>(
    store,
    `SELECT p.id, p.name, p.kind, b.name AS maker, p.warranty FROM product AS p
     LEFT JOIN brand AS b ON b.id = p.brand_id WHERE p.sku = ?`,
    sku,
  );
  const family = product && FAMILY_OF[product.kind];
  if (!product || !family) return undefined;
  const { first: start, care, wrong } = FAMILIES[family];
  const facts = factsOf(store, product.id);
  const figures = FIGURES.flatMap((name) => (facts.has(name) ? [`${name}: ${facts.get(name)}`] : []));
  const chapters: Chapter[] = [
    { title: 'Before first use', lines: [...start] },
    { title: 'Looking after it', lines: [...care] },
    { title: 'If something is wrong', lines: wrong.map(([seen, what]) => `${seen}. ${what}`) },
    { title: 'Figures', lines: figures },
    {
      title: 'Guarantee and parts',
      lines: [
        `${facts.get('Guarantee') ?? '2 years'} from the maker. Keep the receipt with this booklet.`,
        ...(facts.has('Spare parts') ? [`Parts are kept for ${facts.get('Spare parts')}.`] : []),
      ],
    },
  ];
  return {
    maker: product.maker ?? '',
    model: facts.get('Model') ?? sku,
    name: product.name,
    chapters: chapters.filter(({ lines }) => lines.length > 0),
  };
}

function factsOf(store: Store, productId: number): Map<string, string> {
  const rows = all<{ name: string; value: string }>(
    store,
    `SELECT a.name, v.value FROM product_attribute AS pa
     JOIN attribute_value AS v ON v.id = pa.value_id JOIN attribute AS a ON a.id = v.attribute_id
     WHERE pa.product_id = ?`,
    productId,
  );
  return new Map(rows.map(({ name, value }) => [name, value]));
}
