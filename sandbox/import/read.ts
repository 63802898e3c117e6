import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import { z } from 'zod';
import { type ProductRow, productRow } from './columns.ts';

export type Export = {
  products: ProductRow[];
  /** Rows of variants and of rules, which the store has no place for. */
  others: number;
  /** What is wrong with which line. */
  faults: string[];
};

const record = z.object({ record: z.record(z.string(), z.string()), info: z.object({ lines: z.number() }) });

/**
 * Reads the platform's export of products, a CSV with the columns of its "Bulk Edit" template.
 * @throws when it is no CSV, or lacks a column without which nothing is known of a product.
 */
export function readExport(text: string): Export {
  const rows = z
    .array(record)
    .parse(parse(text, { columns: true, bom: true, info: true, skip_empty_lines: true }));
  const columns = Object.keys(rows[0]?.record ?? {});
  const lacking = ['Product Name', 'Product Code/SKU', 'Price'].filter((name) => !columns.includes(name));
  if (lacking.length > 0) throw new Error(`The file has no column ${lacking.join(', ')}.`);
  const read: Export = { products: [], others: 0, faults: [] };
  for (const { record: given, info } of rows) {
    if (!/^(|product)$/i.test((given['Item Type'] ?? '').trim())) {
      read.others += 1;
      continue;
    }
    const { success, data, error } = productRow.safeParse(given);
    if (success) read.products.push(data);
    else
      read.faults.push(
        ...error.issues.map(({ path, message }) => `line ${info.lines}: ${String(path[0])} ${message}`),
      );
  }
  return read;
}

/** The same of a file. @throws with every fault in it, so that nothing is written of what is right in part */
export function readExportFile(file: string): Export {
  const read = readExport(readFileSync(file, 'utf8'));
  if (read.faults.length > 0) throw new Error(`Nothing was imported.\n${read.faults.join('\n')}`);
  return read;
}
