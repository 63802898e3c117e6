import { mayReload, isLostScript } from './rules';

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

export const noteNewBuild = (): void => {
  hasNewBuild = true;
};

/** Leaves for a path by a full load when there is a new build; false when there is none. */
export const leaveForNewBuild = (path: string): boolean => hasNewBuild && loadAnew(path);

/** Reloads a page whose script has gone with its build. */
export function recoverLostScripts(): void {
  const recover = (thrown: unknown) => {
    if (isLostScript(thrown)) loadAnew(location.href);
  };
  addEventListener('error', ({ error }) => recover(error));
  addEventListener('unhandledrejection', ({ reason }) => recover(reason));
}
