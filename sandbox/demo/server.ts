import { buildSandbox } from '@hobwright/sandbox/app.ts';
import { readConfig } from '@hobwright/sandbox/config.ts';
import { explain } from '@hobwright/sandbox/explain.ts';
import { startIntake } from '@hobwright/sandbox/mailbox/intake.ts';
import { openStore } from '@hobwright/sandbox/store/store.ts';
import { fillWhenEmpty } from './first-start.ts';
import { demoStore } from './store.ts';

/** Starts the stand-in on 127.0.0.1 and ends it cleanly on SIGTERM, SIGINT or when left alone. */
async function main(): Promise<void> {
  // Before it serves there is nothing to finish; `disconnect`: whoever started it is gone.
  let goodbye = (): void => process.exit(0);
  for (const event of ['SIGTERM', 'SIGINT', 'disconnect']) process.on(event, () => goodbye());
  process.channel?.unref();

  const config = readConfig(process.env);
  const store = openStore(config.database);
  fillWhenEmpty(store, process.stdout);
  const app = await buildSandbox(config, demoStore, { store });
  goodbye = () => {
    goodbye = () => undefined;
    app.close().then(() => process.exit(0), fail);
  };
  try {
    const intake = await startIntake({ store, clock: Date.now }, config.smtpPort);
    // Mail of the sandbox's own goes to where it is taken in, whichever port that is.
    config.smtpPort = intake.port;
    app.addHook('preClose', intake.close);
    const address = await app.listen({ host: '127.0.0.1', port: config.port });
    const origin = config.port === 0 ? address : config.origin;
    process.stdout.write(`Sandbox: ${origin} (${origin}/console, ${origin}/mailbox)\n`);
  } catch (error) {
    await app.close();
    throw error;
  }
}

function fail(error: unknown): never {
  process.stderr.write(`${explain(error, process.env['SANDBOX_PORT'] ?? '4000')}\n`);
  process.exit(1);
}

main().catch(fail);
