/** A page is reloaded at most once in ten seconds, per path (specification §9). */
const GUARD_MS = 10_000;

/** First and longest pause between two attempts to load a script. */
const FIRST_MS = 1_000;
const MOST_MS = 60_000;

/** Whether a path may be reloaded, given when that was last done (milliseconds since 1970). */
export const mayReload = (last: number | null, now: number): boolean =>
  last === null || now - last >= GUARD_MS;

/** Whether a build other than the page's own is served; false if either is unknown. */
export const isNewBuild = (running: string | undefined, served: string | undefined): boolean =>
  running !== undefined && served !== undefined && running !== served;

/** Returns the pause after this many attempts to load a script, in milliseconds. */
export const patience = (tries: number): number => Math.min(FIRST_MS * 2 ** tries, MOST_MS);

/** Whether a part of the shop's script could not be loaded: it is gone with its build, or the connection is down. */
export const isLostScript = (thrown: unknown): boolean =>
  thrown instanceof Error &&
  (thrown.name === 'ChunkLoadError' ||
    /loading (css )?chunk|failed to load chunk|dynamically imported module|importing a module script/i.test(
      thrown.message,
    ));
