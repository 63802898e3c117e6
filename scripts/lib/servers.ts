import type { ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { MALLOC, MEMORY_FLAGS } from '../../lib/platform/edge/memory.ts';
import { type Environment, reachedAt } from './environment.ts';
import { Problem } from './problem.ts';
import { run } from './processes.ts';

const POLL_MS = 150;

/**
 * Starts the sandbox and waits until it answers. The sandbox first fills an empty store, and shows its progress.
 * @throws Problem when it ends before it answers
 */
export async function startSandbox(root: string, env: Environment, log?: string): Promise<ChildProcess> {
  const child = run(join(root, 'sandbox/demo/server.ts'), [], { root, env, ...(log ? { log } : {}) });
  await answers(`http://127.0.0.1:${env['SANDBOX_PORT']}/health`, child, 'The sandbox');
  return child;
}

/**
 * Starts the shop, built or with hot reload, and waits until it answers.
 * @throws Problem when it ends before it answers
 */
export async function startShop(
  root: string,
  env: Environment,
  log?: string,
  mode: 'production' | 'development' = 'production',
): Promise<ChildProcess> {
  const child = run(join(root, 'server.ts'), [], {
    root,
    env: { ...MALLOC, ...env, NODE_ENV: mode },
    flags: MEMORY_FLAGS,
    ...(log ? { log } : {}),
  });
  const origin = reachedAt(env['HOST'] ?? '', env['PORT'] ?? '');
  await answers(`${origin}/api/health/live`, child, 'The shop');
  return child;
}

/** Waits until something answers at a URL, with any status. */
async function answers(url: string, child: ChildProcess, who: string): Promise<void> {
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
