import { getJson } from '@/lib/http/client';
import { goTo } from '@/lib/http/go-to';
import { href } from '@/lib/routing/href';
import type { BuildManifest } from './route-rules';
import { isLostScript, isNewBuild, mayReload } from './rules';

const KEY = 'reloaded:';

/** Loads an address anew unless its path was moments ago; false when it was. */
function loadAnew(path: string): boolean {
  try {
    const key = `${KEY}${new URL(path, location.href).pathname}`;
    const last = sessionStorage.getItem(key);
    if (!mayReload(last === null ? null : Number(last), Date.now())) return false;
    sessionStorage.setItem(key, String(Date.now()));
  } catch {
    return false; // Without a memory it could go round in circles.
  }
  goTo(path);
  return true;
}

/** Set once another build is served than the one this page came from. */
let hasNewBuild = false;

/** Of the build that was served when it was last asked for. */
let rules: BuildManifest['matcher']['static'] = {};

/** Asks whether another build is served than the one this page came from, and by which rules; no answer is no news. */
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

/** Takes the rules of a build; the ones before stand while a server of the deploy has no manifest of it. */
async function readRules(id: string): Promise<void> {
  try {
    const { matcher } = await getJson<BuildManifest>(href('/builds/meta/[file]', { file: `${id}.json` }));
    rules = matcher.static;
  } catch {
    // The next check asks again.
  }
}

/** Where a path leads by the rules of the build that is served: itself, another path, or an address elsewhere. */
export const ruledPath = (path: string): string => rules[path]?.redirect ?? path;

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
