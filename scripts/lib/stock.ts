import { join } from 'node:path';
import { run } from '../../sandbox/store/rows.ts';
import { openStore } from '../../sandbox/store/store.ts';
import type { Stack } from './stack.ts';

/** As much of a product as a long run may buy: what is sold out is rightly refused, however often it is asked for. */
export function stockUp({ env }: Stack, product: string): void {
  const store = openStore(join(env['SANDBOX_DATA'] ?? '', 'sandbox.sqlite'));
  run(store, 'UPDATE product SET stock = 1000000 WHERE id = ?', Number(product));
  store.close();
}
