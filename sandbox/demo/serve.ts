import { buildSandbox } from '@hobwright/sandbox/app.ts';
import type { SandboxConfig } from '@hobwright/sandbox/config.ts';
import { explain } from '@hobwright/sandbox/explain.ts';
import { startIntake } from '@hobwright/sandbox/mailbox/intake.ts';
import type { Certificate } from '@hobwright/sandbox/standalone/certificate.ts';
import { openStore, type Store } from '@hobwright/sandbox/store/store.ts';
import { demoStore } from './store.ts';

/**
 * Serves the sandbox on its own until SIGTERM, SIGINT or the parent's disconnecting ends it cleanly. Resolves to the
 * origin once it listens.
 * @param fill writes into the store what must be there before the first request
 * @param certificate for HTTPS; without it the sandbox serves HTTP
 */
export async function serve(
  config: SandboxConfig,
  fill: (store: Store) => void,
  certificate?: Certificate,
): Promise<string> {
  // Until the server exists there is nothing to close. `disconnect` means that the parent process has gone.
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
    // The sandbox sends its own e-mail to its own intake, on whichever port that listens.
    config.smtpPort = intake.port;
    app.addHook('preClose', intake.close);
    const address = await app.listen({ host: config.host, port: config.port });
    return config.port === 0 ? address : config.origin;
  } catch (error) {
    await app.close();
    throw error;
  }
}

/** Ends the process after writing one sentence about the error. */
export function fail(error: unknown): never {
  process.stderr.write(`${explain(error)}\n`);
  process.exit(1);
}
