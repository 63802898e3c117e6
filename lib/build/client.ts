import { getJson } from '@/lib/http/client';
import { goTo } from '@/lib/http/go-to';
import { href } from '@/lib/routing/href';
import type { BuildManifest } from './route-rules';
import { isLostScript, isNewBuild, mayReload } from './rules';

const KEY = 'reloaded:';

/** Loads a page anew, unless that was done for its path moments ago; then returns false. */
function loadAnew(path: string): boolean {
  try {
    const key = `${KEY}${new URL(path, location.href).pathname}`;
    const last = sessionStorage.getItem(key);
    if (!mayReload(last === null ? null : Number(last), Date.now())) return false;
    sessionStorage.setItem(key, String(Date.now()));
  } catch {
    return false; // Without storage it could reload for ever.
  }
  goTo(path);
  return true;
}

/** Whether a build other than this page's is known to be served. */
let hasNewBuild = false;

/** The route rules of the build that was served at the last check. */
let rules: BuildManifest['matcher']['static'] = {};

/** Checks whether a build other than this page's is served, and reads its route rules. False if there is no answer. */
export async function askForNewBuild(): Promise<boolean> {
  const latest = `${href('/builds/latest.json')}?${Date.now()}`;
  try {
    const { id } = await getJson<{ id: string }>(latest);
    const isNew = isNewBuild(document.documentElement.dataset['build'], id);
    hasNewBuild ||= isNew;
    await readRules(id);
    return isNew;
  } catch {
    return false;
  }
}

/** Reads the route rules of a build. The previous ones stay while a server of the deployment lacks its manifest. */
async function readRules(id: string): Promise<void> {
  try {
    const { matcher } = await getJson<BuildManifest>(href('/builds/meta/[file]', { file: `${id}.json` }));
    rules = matcher.static;
  } catch {
    // The next check tries again.
  }
}

/** Returns where a path leads by the rules of the build being served: itself, another path, or a URL elsewhere. */
export const redirectedPath = (path: string): string => rules[path]?.redirect ?? path;

/** Leaves for a path with a full page load if there is a new build; otherwise returns false. */
export const leaveForNewBuild = (path: string): boolean => hasNewBuild && loadAnew(path);

/** Reloads a page whose script is gone with its build; false if it stays, because the script may still load. */
export const leaveWithBuild = async (): Promise<boolean> =>
  (await askForNewBuild()) && leaveForNewBuild(location.href);

/** Calls `leaveWithBuild` for scripts that the framework or a library failed to load. */
export function recoverLostScripts(): void {
  const recover = (thrown: unknown) => {
    if (isLostScript(thrown)) void leaveWithBuild();
  };
  addEventListener('error', ({ error }) => recover(error));
  addEventListener('unhandledrejection', ({ reason }) => recover(reason));
}
