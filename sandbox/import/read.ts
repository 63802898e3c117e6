import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import { z } from 'zod';
import { type ProductRow, productRow } from './columns.ts';

export type Export = {
  products: ProductRow[];
  /** Number of rows for variants and rules, which are skipped. */
  others: number;
  /** Errors, each with its line number. */
  faults: string[];
};

const record = z.object({ record: z.record(z.string(), z.string()), info: z.object({ lines: z.number() }) });

/**
 * Parses the platform's product export, a CSV file with the columns of its "Bulk Edit" template.
 * @throws if it is not valid CSV or lacks a required column
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

/** Reads and parses a file. @throws with all errors in it, so that nothing of an invalid file is imported */
export function readExportFile(file: string): Export {
  const read = readExport(readFileSync(file, 'utf8'));
  if (read.faults.length > 0) throw new Error(`Nothing was imported.\n${read.faults.join('\n')}`);
  return read;
}
