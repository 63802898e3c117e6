import type { ChildProcess } from 'node:child_process';

/** Messages from a renderer to the front over their IPC channel. */
export type FromRenderer =
  | { says: 'ready' }
  /** The mean delay of its event loop in the last half second, in milliseconds. */
  | { says: 'late'; ms: number }
  /** Cached answers with these tags have expired, in every process. The renderer waits for `known`. */
  | { says: 'expired'; id: number; tags: string[] }
  /** It has expired what it was told to. */
  | { says: 'done'; id: number };

/** Messages from the front to a renderer. */
export type FromFront =
  | { says: 'expire'; id: number; tags: string[] }
  /** What it reported as expired has been expired everywhere. */
  | { says: 'known'; id: number }
  /** It must finish its current work and exit. */
  | { says: 'end' };

/** Other messages use these channels too: tests move clocks. */
const says = (message: unknown): message is { says: string } =>
  typeof message === 'object' && message !== null && 'says' in message;

export function hearRenderer(child: ChildProcess, take: (message: FromRenderer) => void): void {
  child.on('message', (message: unknown) => {
    if (says(message)) take(message as FromRenderer);
  });
}

export function hearFront(take: (message: FromFront) => void): void {
  process.on('message', (message: unknown) => {
    if (says(message)) take(message as FromFront);
  });
}

export const tellRenderer = (child: ChildProcess, message: FromFront): void => {
  // A renderer that has exited needs no message.
  if (child.connected) child.send(message, () => undefined);
};

export const tellFront = (message: FromRenderer): void => {
  if (process.connected) process.send?.(message, undefined, undefined, () => undefined);
};
