import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { openStore } from '../store/store.ts';
import { readExportFile } from './read.ts';
import { importProducts } from './write.ts';

const USAGE =
  'npm run import -- products.csv [--weight kg|g|lb|oz] [--length cm|mm|in]: the units of the exported store (kg, cm)';

const GRAMS: Readonly<Record<string, number>> = { kg: 1_000, g: 1, lb: 453.592, oz: 28.3495 };
const MILLIMETRES: Readonly<Record<string, number>> = { cm: 10, mm: 1, in: 25.4 };

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      weight: { type: 'string', default: 'kg' },
      length: { type: 'string', default: 'cm' },
      store: { type: 'string' },
    },
  });
  const [file, ...more] = positionals;
  const weight = GRAMS[values.weight];
  const length = MILLIMETRES[values.length];
  if (!file || more.length > 0 || !weight || !length) throw new Error(USAGE);
  const { products, others } = readExportFile(file);
  const store = openStore(values.store ?? join(process.env['SANDBOX_DATA'] ?? '.data', 'sandbox.sqlite'));
  const { added, changed } = importProducts(store, products, { weight, length }, Date.now());
  store.close();
  process.stdout.write(
    `${added} products added, ${changed} changed; ${others} rows of variants and rules skipped.\n`,
  );
  process.stdout.write('Restart the sandbox, then rebuild the search index: npm run search:sync\n');
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
