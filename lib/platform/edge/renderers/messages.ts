import type { ChildProcess } from 'node:child_process';

/** What a renderer says to the front over the channel between them. */
export type FromRenderer =
  | { says: 'ready' }
  /** How late its event loop was of late, in milliseconds. */
  | { says: 'late'; ms: number }
  /** Cached answers that are old from now on, in every process; it waits for `known`. */
  | { says: 'expired'; id: number; tags: string[] }
  /** It has expired what it was told to. */
  | { says: 'done'; id: number };

/** What the front says to a renderer. */
export type FromFront =
  | { says: 'expire'; id: number; tags: string[] }
  /** What it said has expired has done so everywhere. */
  | { says: 'known'; id: number }
  /** It is to finish what it works on, and go. */
  | { says: 'end' };

/** Others speak on these channels too: tests move clocks. */
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
  // One that is gone has nothing to hear.
  if (child.connected) child.send(message, () => undefined);
};

export const tellFront = (message: FromRenderer): void => {
  if (process.connected) process.send?.(message, undefined, undefined, () => undefined);
};
