import { join } from 'node:path';
import { run } from '../../sandbox/store/rows.ts';
import { openStore } from '../../sandbox/store/store.ts';
import type { Stack } from './stack.ts';

/** Sets the stock of a product high enough for a long run, because a sold-out product is rightly refused. */
export function stockUp({ env }: Stack, product: string): void {
  const store = openStore(join(env['SANDBOX_DATA'] ?? '', 'sandbox.sqlite'));
  run(store, 'UPDATE product SET stock = 1000000 WHERE id = ?', Number(product));
  store.close();
}
