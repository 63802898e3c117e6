import { leaveWithBuild } from './client';
import { isLostScript, patience } from './rules';

/**
 * Loads a part of the shop's script, trying as often as necessary. While the connection is down the caller waits, and
 * the page stays as it is, with what was typed. If the script is gone with its build, the page is reloaded.
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
 * Loads a part that nobody is waiting for: one that is prefetched, or that only counts something. Null if it cannot be
 * loaded. Unhandled, such an error would reload a page whose build is gone (`recoverLostScripts`) and lose what was
 * typed, although nobody has pressed anything.
 */
export async function partIfThere<T>(load: () => Promise<T>): Promise<T | null> {
  try {
    return await load();
  } catch (thrown) {
    if (!isLostScript(thrown)) throw thrown;
    return null;
  }
}

/**
 * Waits until the connection is back, at most `most` milliseconds: a browser does not notice that only the shop was
 * down.
 */
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
