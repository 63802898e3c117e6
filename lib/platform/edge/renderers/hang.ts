import { setTimeout as pause } from 'node:timers/promises';
import type { Connection } from './connection.ts';

/** Of the time after which a renderer hangs, so long it is left alone between two questions. */
const SHARE_OF_PAUSE = 0.2;

/** Settles with true once a renderer has answered nothing for so long, in milliseconds; with false once `isOver`. */
export async function hangs(
  { isSilent }: Pick<Connection, 'isSilent'>,
  hungMs: number,
  isOver: () => boolean,
): Promise<boolean> {
  // A machine that slept may find one question late, and never two.
  for (let silences = 0; silences < 2; await pause(hungMs * SHARE_OF_PAUSE, null, { ref: false })) {
    silences = (await isSilent(hungMs / 2)) ? silences + 1 : 0;
    if (isOver()) return false;
  }
  return true;
}
