import { specification } from '@/lib/catalogue/attributes';
import { energyWords } from '@/lib/catalogue/energy';
import { nameParts } from '@/lib/catalogue/names';
import type { ProductCard } from '@/lib/catalogue/types';
import { href } from '@/lib/routing/href';

/** A sheet of figures with headings, for paper. */
export type Sheet = {
  title: string;
  lines: string[];
  groups: { title: string; rows: { label: string; value: string }[] }[];
  foot: string;
};

/** Where the sheet of a product stands; the platform reads SKUs in either case. */
export const sheetHref = (sku: string): string =>
  href('/information-sheet/[sku]', { sku: sku.toLowerCase() });

/**
 * The product information sheet of labelled goods, which must be offered beside their price (retained Regulation (EU)
 * 2017/1369, article 5); null for goods without a label.
 */
export function informationSheet(product: ProductCard): Sheet | null {
  if (!product.energy) return null;
  const { brand, model } = nameParts(product);
  return {
    title: 'Product information sheet',
    lines: [
      `Supplier: ${brand ?? 'not stated'}`,
      `Model: ${model ?? product.name}`,
      `Article number: ${product.sku}`,
      `Energy efficiency: ${energyWords(product.energy)}`,
    ],
    groups: specification(product.attributes).map(({ title, rows }) => ({
      title,
      rows: rows.map(({ label, value }) => ({ label, value })),
    })),
    foot: 'Figures as the supplier declares them.',
  };
}
