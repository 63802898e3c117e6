import { printProblem } from '../lib/problem.ts';
import { shopHome } from '../lib/shop-home.ts';
import { backupCommand } from './command.ts';

try {
  process.stdout.write(`${backupCommand(shopHome(process.env), process.argv.slice(2))}\n`);
} catch (error) {
  printProblem(error);
  process.exitCode = 1;
}
