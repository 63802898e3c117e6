import { buildSandbox } from '@hobwright/sandbox/app.ts';
import type { SandboxConfig } from '@hobwright/sandbox/config.ts';
import { explain } from '@hobwright/sandbox/explain.ts';
import { startIntake } from '@hobwright/sandbox/mailbox/intake.ts';
import type { Certificate } from '@hobwright/sandbox/standalone/certificate.ts';
import { openStore, type Store } from '@hobwright/sandbox/store/store.ts';
import { demoStore } from './store.ts';

/**
 * Serves, by itself on 127.0.0.1 alone, and ends cleanly on SIGTERM, SIGINT or when left alone. Resolves to the origin once it listens.
 * @param fill writes into the store what has to be there before anybody asks
 * @param certificate for https; without it it is http
 */
export async function serve(
  config: SandboxConfig,
  fill: (store: Store) => void,
  certificate?: Certificate,
): Promise<string> {
  // Before it serves there is nothing to finish; `disconnect`: whoever started it is gone.
  let goodbye = (): void => process.exit(0);
  for (const event of ['SIGTERM', 'SIGINT', 'disconnect']) process.on(event, () => goodbye());
  process.channel?.unref();

  const store = openStore(config.database);
  fill(store);
  const app = await buildSandbox(config, demoStore, { store, ...(certificate && { certificate }) });
  goodbye = () => {
    goodbye = () => undefined;
    app.close().then(() => process.exit(0), fail);
  };
  try {
    const intake = await startIntake({ store, clock: Date.now }, config.smtpPort);
    // Mail of the sandbox's own goes to where it is taken in, whichever port that is.
    config.smtpPort = intake.port;
    app.addHook('preClose', intake.close);
    const address = await app.listen({ host: config.host, port: config.port });
    return config.port === 0 ? address : config.origin;
  } catch (error) {
    await app.close();
    throw error;
  }
}

/** Ends the process with one sentence about what is wrong. */
export function fail(error: unknown): never {
  process.stderr.write(`${explain(error)}\n`);
  process.exit(1);
}
