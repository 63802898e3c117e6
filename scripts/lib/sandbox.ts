import type { ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import type { Setup } from './environment.ts';
import { Problem } from './problem.ts';
import { run } from './processes.ts';

const POLL_MS = 150;

/**
 * Starts the sandbox and waits until it answers. It fills an empty store first, and shows how far that is.
 * @throws Problem when it ends before it answers.
 */
export async function startSandbox(root: string, setup: Setup): Promise<ChildProcess> {
  const child = run(join(root, 'sandbox/server.ts'), [], { root, env: setup.env });
  await answers(`http://127.0.0.1:${setup.sandboxPort}/`, child, 'The sandbox');
  return child;
}

/** Waits until something answers at the address, whatever its status. */
export async function answers(url: string, child: ChildProcess, who: string): Promise<void> {
  for (;;) {
    if (child.exitCode !== null || child.signalCode !== null) {
      throw new Problem(`${who} ended before it answered.`, 'What it printed above says why.');
    }
    try {
      await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(5_000) });
      return;
    } catch {
      await new Promise((settle) => setTimeout(settle, POLL_MS));
    }
  }
}
