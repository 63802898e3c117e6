import { leaveWithBuild } from './client';
import { isLostScript, patience } from './rules';

/**
 * A part of the shop's script, fetched as often as it takes. Whoever asked for it waits while the line is gone, and the
 * page stands as it is, with what was typed; one whose script went with its build is loaded anew.
 */
export async function part<T>(load: () => Promise<T>): Promise<T> {
  for (let tries = 0; ; tries++) {
    try {
      return await load();
    } catch (thrown) {
      if (!isLostScript(thrown)) throw thrown;
    }
    if (await leaveWithBuild()) return new Promise(() => {});
    await untilOnline(patience(tries));
  }
}

/**
 * A part that nobody waits for: one fetched ahead of a press, or one that only counts something. Null where it cannot be
 * fetched; left unhandled, that failure would reload a page whose build has gone (`recoverLostScripts`), and with it
 * what was typed, although nobody has pressed anything.
 */
export async function partIfThere<T>(load: () => Promise<T>): Promise<T | null> {
  try {
    return await load();
  } catch (thrown) {
    if (!isLostScript(thrown)) throw thrown;
    return null;
  }
}

/** Until the line is back, or for so many milliseconds: a browser does not notice that the shop alone was away. */
const untilOnline = (most: number): Promise<void> =>
  new Promise((resolve) => {
    const go = () => {
      clearTimeout(timer);
      removeEventListener('online', go);
      resolve();
    };
    const timer = setTimeout(go, most);
    addEventListener('online', go);
  });
