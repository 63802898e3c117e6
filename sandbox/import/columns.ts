import { z } from 'zod';

const text = z.string().trim();
const pence = text.transform((given, context) => {
  if (given === '') return null;
  const amount = Number(given.replaceAll(/[£,]/g, ''));
  if (Number.isFinite(amount) && amount >= 0) return Math.round(amount * 100);
  context.addIssue('is not an amount');
  return z.NEVER;
});
const measure = text.transform((given, context) => {
  const size = Number(given);
  if (Number.isFinite(size) && size >= 0) return size === 0 ? null : size;
  context.addIssue('is not a measurement');
  return z.NEVER;
});
const whole = text.transform((given, context) => {
  const count = given === '' ? 0 : Number(given);
  if (Number.isInteger(count)) return Math.max(0, count);
  context.addIssue('is not a whole number');
  return z.NEVER;
});
const flag = text.transform((given) => (given === '' ? null : /^(y|yes|1|true)$/i.test(given)));
const required = z.string().trim().min(1, 'is missing');

/** Parses `Laundry/Washing machines;Offers`. A slash within a name is written `\/`. */
const categories = text.transform((given) =>
  given
    .split(';')
    .map((path) =>
      path
        .split(/(?<!\\)\//)
        .map((name) => name.replaceAll('\\/', '/').trim())
        .filter((name) => name !== ''),
    )
    .filter((path) => path.length > 0),
);

/** Parses `Type=Hob;"Width=60 cm"`. If a name occurs twice, the last value counts. */
const fields = text.transform(
  (given) =>
    new Map(
      given
        .split(';')
        .map((pair) => pair.trim().replaceAll(/^"|"$/g, ''))
        .filter((pair) => pair.includes('='))
        .map((pair) => {
          const at = pair.indexOf('=');
          return [pair.slice(0, at).trim(), pair.slice(at + 1).trim()] as const;
        })
        .filter(([name, value]) => name !== '' && value !== ''),
    ),
);

/** Columns that a file may have for a product, with parsers for their cells. */
const optional = z.object({
  'Brand Name': text,
  'Product Description': text,
  'Retail Price': pence,
  'Sale Price': pence,
  'Free Shipping': flag,
  'Product Warranty': text,
  'Product Weight': measure,
  'Product Width': measure,
  'Product Height': measure,
  'Product Depth': measure,
  'Allow Purchases?': flag,
  'Product Visible?': flag,
  'Track Inventory': text,
  'Current Stock Level': whole,
  'Low Stock Level': whole,
  Category: categories,
  'Page Title': text,
  'Meta Description': text,
  'Product UPC/EAN': text,
  'Product URL': text,
  'Product Custom Fields': fields,
});

/**
 * A product row of the platform's "Bulk Edit" export, by column name. Other columns are ignored. Columns that the file
 * lacks are undefined and leave the product unchanged, while a blank cell clears the field.
 */
export const productRow = optional.partial().extend({
  'Product Name': required,
  'Product Code/SKU': required,
  Price: pence.pipe(z.number('is missing').positive('is missing')),
});
export type ProductRow = z.infer<typeof productRow>;
