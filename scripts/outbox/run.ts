import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { openOutboxStore } from '../../lib/platform/durable/outbox/store.ts';
import { Problem, printProblem } from '../lib/problem.ts';
import { outboxCommand } from './command.ts';

try {
  const folder = resolve(process.env['SHOP_DATA'] ?? '.data/shop');
  const file = join(folder, 'outbox.sqlite');
  if (!existsSync(file)) {
    throw new Problem(`There is no outbox in ${folder}.`, 'Name the folder of the shop in SHOP_DATA.');
  }
  const store = openOutboxStore(file);
  process.stdout.write(`${outboxCommand(store, process.argv.slice(2), Date.now())}\n`);
  store.close();
} catch (error) {
  printProblem(error);
  process.exitCode = 1;
}
