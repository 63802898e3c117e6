import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';
import { Problem } from './problem.ts';

/**
 * For what is asked over HTTP.
 * @param name the environment variable that moves it.
 * @throws Problem when something else listens on the port, or nothing could ever be asked there.
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
 * @param name the environment variable that moves it.
 * @throws Problem when something else listens on the port.
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

/** The web's list of bad ports, as Node knows it: it refuses them before it connects. */
async function isRefusedByFetch(port: number): Promise<boolean> {
  try {
    await fetch(`http://127.0.0.1:${port}`);
  } catch (error) {
    return error instanceof Error && error.cause instanceof Error && error.cause.message === 'bad port';
  }
  return false;
}

/** The error code of listening there, or nothing when the port is free. */
function tryPort(port: number): Promise<string | undefined> {
  return new Promise((settle) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) => settle(error.code ?? 'EADDRINUSE'));
    probe.listen({ port, exclusive: true }, () => probe.close(() => settle(undefined)));
  });
}

/** Below the ports that systems give to outgoing connections, any of which may take one that was free a moment ago. */
const FIRST = 10_240;
const LAST = 32_000;
const TRIES = 100;

/** A port that is free now. */
export async function freePort(): Promise<number> {
  for (let tries = 0; tries < TRIES; tries++) {
    const port = randomInt(FIRST, LAST);
    if (!(await tryPort(port))) return port;
  }
  throw new Problem('No port is free.', `${TRIES} of ${FIRST} to ${LAST} were tried.`);
}
