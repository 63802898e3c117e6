import { readConfig } from '@hobwright/sandbox/config.ts';
import { fillWhenEmpty } from './first-start.ts';
import { fail, serve } from './serve.ts';

/** Starts the sandbox, configured by the environment, with the demo shop in it. */
async function main(): Promise<void> {
  const origin = await serve(readConfig(process.env), (store) => fillWhenEmpty(store, process.stdout));
  process.stdout.write(`Sandbox: ${origin} (${origin}/console, ${origin}/mailbox)\n`);
}

main().catch(fail);
