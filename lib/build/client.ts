import { getJson } from '@/lib/http/client';
import { href } from '@/lib/routing/href';
import { isLostScript, isNewBuild, mayReload } from './rules';

const KEY = 'reloaded:';

/** Loads a path anew unless that was done moments ago; false when it was. */
function loadAnew(path: string): boolean {
  try {
    const key = `${KEY}${path}`;
    const last = sessionStorage.getItem(key);
    if (!mayReload(last === null ? null : Number(last), Date.now())) return false;
    sessionStorage.setItem(key, String(Date.now()));
  } catch {
    return false; // Without a memory it could go round in circles.
  }
  location.assign(path);
  return true;
}

/** Set once another build is served than the one this page came from. */
let hasNewBuild = false;

/** Asks whether another build is served than the one this page came from; no answer is no news. */
export async function askForNewBuild(): Promise<boolean> {
  const served = await getJson<{ id: string }>(`${href('/builds/latest.json')}?${Date.now()}`).catch(
    () => null,
  );
  const isNew = isNewBuild(document.documentElement.dataset['build'], served?.id);
  hasNewBuild ||= isNew;
  return isNew;
}

/** Leaves for a path by a full load when there is a new build; false when there is none. */
export const leaveForNewBuild = (path: string): boolean => hasNewBuild && loadAnew(path);

/** Reloads a page whose script has gone with its build; false when it stays, because the script may come yet. */
export const leaveWithBuild = async (): Promise<boolean> =>
  (await askForNewBuild()) && leaveForNewBuild(location.href);

/** Does so for scripts that the framework or a library asked for. */
export function recoverLostScripts(): void {
  const recover = (thrown: unknown) => {
    if (isLostScript(thrown)) void leaveWithBuild();
  };
  addEventListener('error', ({ error }) => recover(error));
  addEventListener('unhandledrejection', ({ reason }) => recover(reason));
}
