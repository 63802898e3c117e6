/** Specification §9: a page is reloaded at most once in ten seconds, per path. */
const GUARD_MS = 10_000;

/** Between two tries to fetch a script, at first and at most. */
const FIRST_MS = 1_000;
const MOST_MS = 60_000;

/** Whether a path may be loaded anew, given when that was done last (milliseconds since 1970). */
export const mayReload = (last: number | null, now: number): boolean =>
  last === null || now - last >= GUARD_MS;

/** Whether another build is served than the page's own; nobody knows while either is not known. */
export const isNewBuild = (running: string | undefined, served: string | undefined): boolean =>
  running !== undefined && served !== undefined && running !== served;

/** How long to wait after so many tries to fetch a script, in milliseconds. */
export const patience = (tries: number): number => Math.min(FIRST_MS * 2 ** tries, MOST_MS);

/** A part of the shop's script that could not be loaded: gone with its build, or the line is gone. */
export const isLostScript = (thrown: unknown): boolean =>
  thrown instanceof Error &&
  (thrown.name === 'ChunkLoadError' ||
    /loading (css )?chunk|failed to load chunk|dynamically imported module|importing a module script/i.test(
      thrown.message,
    ));
