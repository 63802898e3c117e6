import { buildSandbox } from './app.ts';
import { readConfig } from './config.ts';
import { explain } from './explain.ts';

/** Starts the stand-in on 127.0.0.1 and ends it cleanly on SIGTERM or SIGINT. */
async function main(): Promise<void> {
  const config = readConfig(process.env);
  const app = await buildSandbox(config);
  let ending = false;
  const end = (): void => {
    if (ending) return;
    ending = true;
    app.close().then(
      () => process.exit(0),
      (error: unknown) => fail(error, config.port),
    );
  };
  process.on('SIGTERM', end);
  process.on('SIGINT', end);
  await app.listen({ host: '127.0.0.1', port: config.port }).catch(async (error: unknown) => {
    await app.close();
    throw error;
  });
  process.stdout.write(`Sandbox: ${config.origin}\n`);
}

function fail(error: unknown, port?: number): never {
  process.stderr.write(`${explain(error, port)}\n`);
  process.exit(1);
}

main().catch((error: unknown) => fail(error, Number(process.env['SANDBOX_PORT'] ?? 4000)));
