import { outboxOf } from '../../lib/platform/durable/outbox/store.ts';
import { OUTBOX } from '../../lib/platform/durable/store/schemas.ts';
import { openStores } from '../../lib/platform/durable/stores.ts';
import { printProblem } from '../lib/problem.ts';
import { existingHome, shopHome } from '../lib/shop-home.ts';
import { outboxCommand } from './command.ts';

try {
  const stores = openStores(existingHome(shopHome(process.env)));
  try {
    const outbox = outboxOf(await stores.open(OUTBOX));
    process.stdout.write(`${await outboxCommand(outbox, process.argv.slice(2))}\n`);
  } finally {
    await stores.close();
  }
} catch (error) {
  printProblem(error);
  process.exitCode = 1;
}
