import { parseArgs } from 'node:util';
import { crashRounds } from './crash/rounds.ts';
import { printProblem } from './lib/problem.ts';
import { main } from './lib/processes.ts';

/** `npm run crash -- --rounds 50`: kills the sandbox in the middle of checkouts and looks what is left of them. */
await main(async () => {
  const { values } = parseArgs({ options: { rounds: { type: 'string', default: '50' } } });
  const rounds = Number(values.rounds);
  if (!Number.isInteger(rounds) || rounds < 1) throw new Error('--rounds takes a whole number from 1 on.');
  const { placed, paid, faults } = await crashRounds(rounds, (round) =>
    process.stdout.write(`\r${round} of ${rounds} rounds`),
  );
  process.stdout.write(`\n${placed} orders were acknowledged, ${paid} of them paid for.\n`);
  if (faults.length > 0) throw new Error(faults.join('\n'));
  process.stdout.write(
    'Each is there exactly once, with its lines; stock and sold add up to what there was.\n',
  );
  return 0;
}, printProblem);
