import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Environment } from './environment.ts';

const TETHER = fileURLToPath(new URL('./tether.ts', import.meta.url));
const GRACE_MS = 20_000;

/** The children of this process, so that none outlives it. */
const family = new Set<ChildProcess>();

export type RunOptions = {
  root: string;
  env: Environment;
  /** For scripts of packages, which do not end with their parent by themselves. */
  tether?: boolean;
  /** Command-line flags of Node. */
  flags?: readonly string[];
  /** File for the output; by default it goes to the terminal. */
  log?: string;
};

/**
 * Starts a script with this Node, in a process group of its own, with an IPC channel. Ctrl-C in a terminal therefore
 * reaches this process only, which then ends its children in order.
 */
export function run(script: string, args: string[], options: RunOptions): ChildProcess {
  const preload = [
    '--disable-warning=ExperimentalWarning',
    ...(options.tether ? ['--import', TETHER] : []),
    ...(options.flags ?? []),
  ];
  const output = options.log ? openSync(options.log, 'a') : 'inherit';
  const child: ChildProcess = spawn(process.execPath, [...preload, script, ...args], {
    cwd: options.root,
    env: { NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1', ...options.env },
    stdio: ['ignore', output, output, 'ipc'],
    detached: process.platform !== 'win32',
  });
  if (typeof output === 'number') closeSync(output);
  family.add(child);
  child.once('exit', () => family.delete(child));
  return child;
}

/** Waits for the exit code; a signal counts as 1. */
export async function finished(child: ChildProcess): Promise<number> {
  if (child.exitCode !== null) return child.exitCode;
  if (child.signalCode !== null) return 1;
  const [code] = await once(child, 'exit');
  return typeof code === 'number' ? code : 1;
}

/** Asks a child and its descendants to end, and kills them after the grace period. */
export async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill('SIGTERM');
  const insist = setTimeout(() => signalGroup(child, 'SIGKILL'), GRACE_MS);
  await gone;
  clearTimeout(insist);
  signalGroup(child, 'SIGKILL');
}

/** Kills a child and its descendants, as a power cut does. */
export async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  signalGroup(child, 'SIGKILL');
  await gone;
}

/** Stops the youngest child first: the shop before the sandbox it reads from. */
export async function stopAll(): Promise<void> {
  for (const child of [...family].toReversed()) await stop(child);
}

/** Sends a signal to a child that leads a process group, and to its descendants. */
export function signalGroup(child: ChildProcess, signal: NodeJS.Signals): void {
  if (child.pid === undefined) return;
  try {
    process.kill(process.platform === 'win32' ? child.pid : -child.pid, signal);
  } catch {
    // The group has no processes left.
  }
}

let ending = false;

/** Whether this process is ending, so that the end of a child is expected. */
export const isEnding = () => ending;

/**
 * Runs a script's main function, and stops all children on Ctrl-C, SIGTERM, a lost parent, success or failure.
 * @param work resolves to the exit code
 */
export async function main(work: () => Promise<number>, onError: (error: unknown) => void): Promise<void> {
  const end = async (code: number) => {
    if (ending) return;
    ending = true;
    await stopAll();
    process.exit(code);
  };
  process.on('SIGINT', () => void end(130));
  process.on('SIGTERM', () => void end(0));
  process.on('SIGHUP', () => void end(0));
  process.on('disconnect', () => void end(143));
  process.channel?.unref();
  try {
    await end(await work());
  } catch (error) {
    if (!ending) onError(error);
    await end(1);
  }
}
