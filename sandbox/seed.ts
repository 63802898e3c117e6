import { parseArgs } from 'node:util';
import { seedCatalogue } from './seed/catalogue.ts';
import { openStore } from './store/store.ts';

const { values } = parseArgs({
  options: {
    products: { type: 'string' },
    reset: { type: 'boolean' },
    seed: { type: 'string' },
    store: { type: 'string' },
  },
});
const store = openStore(values.store ?? `${process.env['SANDBOX_DATA'] ?? '.data'}/sandbox.sqlite`);
seedCatalogue(store, {
  products: Number(values.products ?? 2000),
  onProgress: (done, total) => console.log(`${done} of ${total}`),
});
store.close();
