import { join } from 'node:path';
import { DEMO_PASSWORD, PEOPLE } from '../sandbox/demo/seed/customers/data/people.ts';
import { buildIfChanged } from './lib/build.ts';
import { prepareEnvironment, type Setup } from './lib/environment.ts';
import { requireFreePort, requireWebPort } from './lib/ports.ts';
import { printProblem } from './lib/problem.ts';
import { finished, isEnding, main } from './lib/processes.ts';
import { fillSearchIfOld } from './lib/search-index.ts';
import { startSandbox, startShop } from './lib/servers.ts';

const root = join(import.meta.dirname, '..');

/**
 * `npm start`: starts the sandbox unless all services are hosted, builds the shop if the build is out of date, and
 * starts it.
 */
await main(async () => {
  const setup = prepareEnvironment(root);
  await requireWebPort(setup.port, 'the shop', 'PORT');
  if (setup.sandboxNeeded) {
    await requireWebPort(setup.sandboxPort, 'the sandbox', 'SANDBOX_PORT');
    await requireFreePort(setup.smtpPort, "the sandbox's mail", 'SANDBOX_SMTP_PORT');
    const sandbox = await startSandbox(root, setup.env);
    sandbox.once('exit', () => {
      if (!isEnding())
        console.error(
          '\nThe sandbox has stopped. Pages that are cached are still served. Start it again: npm run sandbox\n',
        );
    });
  }
  await Promise.all([
    buildIfChanged(root, setup.env, join(setup.dataFolder, 'build.json')),
    setup.sandboxNeeded ? fillSearchIfOld(root, setup.env) : null,
  ]);
  // At a terminal problems are of interest, not a line for every picture.
  const quiet = process.stdout.isTTY ? { LOG_LEVEL: 'warn' } : {};
  const shop = await startShop(root, { ...quiet, ...setup.env });
  announce(setup);
  return finished(shop);
}, printProblem);

function announce({ env, sandboxPort, sandboxNeeded }: Setup): void {
  const sandbox = `http://127.0.0.1:${sandboxPort}`;
  const lines = [
    ['Shop', env['PUBLIC_ORIGIN']],
    ...(sandboxNeeded
      ? [
          ['Console', `${sandbox}/console`],
          ['Mailbox', `${sandbox}/mailbox`],
        ]
      : []),
  ];
  const accounts = PEOPLE.map(({ email, shows }) => `  ${''.padEnd(9)}${email.padEnd(26)}${shows}`);
  console.log(`\n${lines.map(([name, url]) => `  ${name?.padEnd(9)}${url}`).join('\n')}\n`);
  // A hosted store has its own customers.
  if (env['BIGCOMMERCE_STORE_HASH'] === 'hobwright')
    console.log(`  Sign in  with the password ${DEMO_PASSWORD} as\n${accounts.join('\n')}\n`);
  console.log('  Ctrl-C ends everything.\n');
}
