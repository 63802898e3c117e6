import { setTimeout as pause } from 'node:timers/promises';
import type { Connection } from './connection.ts';

/** The pause between two questions, as a share of the time after which a renderer counts as hung. */
const SHARE_OF_PAUSE = 0.2;

/** Resolves with true once a renderer has not answered for `hungMs` milliseconds, or with false once `isOver`. */
export async function hangs(
  { isSilent }: Pick<Connection, 'isSilent'>,
  hungMs: number,
  isOver: () => boolean,
): Promise<boolean> {
  // After the machine was asleep one question may time out, but never two in a row.
  for (let silences = 0; silences < 2; await pause(hungMs * SHARE_OF_PAUSE, null, { ref: false })) {
    silences = (await isSilent(hungMs / 2)) ? silences + 1 : 0;
    if (isOver()) return false;
  }
  return true;
}
