import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { crashRounds } from './crash/rounds.ts';
import { crashShop } from './crash/shop.ts';
import { printProblem } from './lib/problem.ts';
import { main } from './lib/processes.ts';
import { buildForTests } from './lib/test-build.ts';

/**
 * `npm run crash -- --rounds 50`: kills the sandbox in the middle of checkouts and checks what was kept. `-- --shop`
 * simulates shoppers at the shop itself, and kills it, the sandbox or PostgreSQL.
 */
await main(async () => {
  const { values } = parseArgs({
    options: { rounds: { type: 'string', default: '50' }, shop: { type: 'boolean' } },
  });
  const rounds = Number(values.rounds);
  if (!Number.isInteger(rounds) || rounds < 1) throw new Error('--rounds takes a whole number from 1 on.');
  return values.shop ? atTheShop(rounds) : inTheSandbox(rounds);
}, printProblem);

async function inTheSandbox(rounds: number): Promise<number> {
  const { placed, paid, faults } = await crashRounds(rounds, (round) =>
    process.stdout.write(`\r${round} of ${rounds} rounds`),
  );
  process.stdout.write(`\n${placed} orders were acknowledged, ${paid} of them paid for.\n`);
  if (faults.length > 0) throw new Error(faults.join('\n'));
  process.stdout.write(
    'Each is there exactly once, with its lines; stock and sold add up to what there was.\n',
  );
  return 0;
}

async function atTheShop(rounds: number): Promise<number> {
  await buildForTests(join(import.meta.dirname, '..'));
  const { killed, promises, faults } = await crashShop(rounds, (line) => process.stdout.write(`${line}\n`));
  const kills = Object.entries(killed).map(([name, times]) => `${name} ${times} times`);
  process.stdout.write(`Killed: ${kills.join(', ')}. `);
  const { paid, cancelled, alerts } = promises;
  process.stdout.write(
    `${paid.size} orders, ${cancelled.size} cancellations and ${alerts.size} alerts were acknowledged.\n`,
  );
  if (faults.length > 0) throw new Error(faults.join('\n'));
  process.stdout.write('Each was kept, once: one order, one payment, one refund, one letter.\n');
  return 0;
}
