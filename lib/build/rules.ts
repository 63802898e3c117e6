/** Specification §9: a page is reloaded at most once in ten seconds, per path. */
const GUARD_MS = 10_000;

/** Whether a path may be loaded anew, given when that was done last (milliseconds since 1970). */
export const mayReload = (last: number | null, now: number): boolean =>
  last === null || now - last >= GUARD_MS;

/** A part of the shop's script that could not be loaded: gone with the build that it belonged to. */
export const isLostScript = (thrown: unknown): boolean =>
  thrown instanceof Error &&
  (thrown.name === 'ChunkLoadError' ||
    /loading (css )?chunk|failed to load chunk|dynamically imported module|importing a module script/i.test(
      thrown.message,
    ));
