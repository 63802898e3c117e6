import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';
import { Problem } from './problem.ts';

/**
 * Checks that a port can be used for HTTP.
 * @param name the environment variable that sets it
 * @throws Problem when something else listens on the port, or fetch would refuse it
 */
export async function requireWebPort(port: number, what: string, name: string): Promise<void> {
  await requireFreePort(port, what, name);
  if (!(await isRefusedByFetch(port))) return;
  throw new Problem(
    `Port ${port} (${what}) cannot be used: browsers and Node refuse to ask anything there.`,
    `Use another: ${name}=${port + 100} npm start`,
  );
}

/**
 * @param name the environment variable that sets it
 * @throws Problem when something else listens on the port
 */
export async function requireFreePort(port: number, what: string, name: string): Promise<void> {
  const code = await tryPort(port);
  if (!code) return;
  if (code === 'EACCES') {
    throw new Problem(
      `Port ${port} (${what}) may not be used by this account.`,
      `Use another: ${name}=<port> npm start`,
    );
  }
  throw new Problem(
    `Port ${port} (${what}) is busy: something already listens there.`,
    `Stop it, or use another: ${name}=${port + 100} npm start`,
  );
}

/** Whether Node refuses a port because of the Fetch standard's list of bad ports; it does so before it connects. */
async function isRefusedByFetch(port: number): Promise<boolean> {
  try {
    await fetch(`http://127.0.0.1:${port}`);
  } catch (error) {
    return error instanceof Error && error.cause instanceof Error && error.cause.message === 'bad port';
  }
  return false;
}

/** The error code of listening on a port, or undefined when it is free. */
function tryPort(port: number): Promise<string | undefined> {
  return new Promise((settle) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) => settle(error.code ?? 'EADDRINUSE'));
    probe.listen({ port, exclusive: true }, () => probe.close(() => settle(undefined)));
  });
}

/** Below the range for outgoing connections, which may take any port that was free a moment ago. */
const FIRST = 10_240;
const LAST = 32_000;
const TRIES = 100;

/** Returns a port that is free now. */
export async function freePort(): Promise<number> {
  for (let tries = 0; tries < TRIES; tries++) {
    const port = randomInt(FIRST, LAST);
    if (!(await tryPort(port))) return port;
  }
  throw new Problem('No port is free.', `${TRIES} of ${FIRST} to ${LAST} were tried.`);
}
