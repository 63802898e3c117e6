import { shownValue, specification } from '@/lib/catalogue/attributes';
import { energyWords } from '@/lib/catalogue/energy';
import { traitsOf } from '@/lib/catalogue/kinds/rules';
import { nameParts } from '@/lib/catalogue/names';
import type { ProductCard } from '@/lib/catalogue/types';
import type { SafetyContact } from '@/lib/product-safety/types';
import { href } from '@/lib/routing/href';
import { SHEET_ORDER } from './data/sheet-order';
import type { Sheet, SheetFigures, SheetOrder, SheetRow } from './types';

/** The address of a product's information sheet. In lower case, since the platform ignores the case of SKUs. */
export const sheetHref = (sku: string): string =>
  href('/information-sheet/[sku]', { sku: sku.toLowerCase() });

const UNSTATED = 'not stated';

/** Rows that no labelling regulation requires, for appliances that work with an app. */
const ADDITIONAL = {
  title: 'Additional information',
  rows: [{ label: 'Security updates until at least', fields: ['Security updates until'] }],
};

/** What the merchant stores for a product's sheet besides its custom fields. */
type Kept = { figures: SheetFigures; maker: SafetyContact | null };

/**
 * Builds the product information sheet of a labelled product, which must be offered beside its price (retained
 * Regulation (EU) 2017/1369, article 5), in the order of its regulation; null for a product without a label.
 */
export function informationSheet(product: ProductCard, { figures, maker }: Kept): Sheet | null {
  const { energy, attributes, facts, name } = product;
  if (!energy) return null;
  const { brand, model } = nameParts(product);
  const order = orderOf(product);
  return {
    title: 'Product information sheet',
    subject: model ?? name,
    lines: [
      `Supplier: ${brand ?? UNSTATED}`,
      `Supplier’s address: ${maker ? `${maker.name}, ${maker.address}` : UNSTATED}`,
      `Model identifier: ${model ?? name}`,
      ...(order ? [] : [`Energy efficiency: ${energyWords(energy)}`]),
    ],
    groups: order
      ? [...order.groups, ...(facts.isSmart ? [ADDITIONAL] : [])].map(({ title, rows }) => ({
          title,
          rows: rows.flatMap((row) => told(product, figures, row)),
        }))
      : specification(attributes).map(({ title, rows }) => ({
          title,
          rows: rows.map(({ label, value }) => ({ label, value })),
        })),
    foot: order
      ? `Figures as the supplier declares them, in the order of ${order.regulation}; “${UNSTATED}” means that the supplier has not told us.`
      : 'Figures as the supplier declares them.',
  };
}

/** The order of a product's sheet; null for a kind without one. */
function orderOf({ kind, energy }: ProductCard): SheetOrder | null {
  const { figures } = traitsOf(kind);
  const order = figures && SHEET_ORDER[figures];
  if (!order || !energy) return null;
  return 'regulation' in order ? order : order[energy.scale];
}

function told(
  { attributes, facts }: ProductCard,
  figures: SheetFigures,
  row: SheetRow,
): Sheet['groups'][number]['rows'] {
  const { label, fields, derive, onlyWith } = row;
  if (onlyWith !== undefined && !attributes[onlyWith]) return [];
  const field = fields.find((each) => attributes[each]);
  const stated = figures[label] ?? (field && shownValue(field, attributes[field] ?? ''));
  return [{ label, value: stated ?? derive?.(facts) ?? UNSTATED }];
}
