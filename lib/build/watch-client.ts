import { askForNewBuild } from './client';

/** Interval of specification §9. */
const HOUR_MS = 36e5;

/** Checks hourly which build is served. After a new one, the next navigation is a full page load. */
export function watchBuild(): void {
  const timer = setInterval(async () => {
    if (await askForNewBuild()) clearInterval(timer);
  }, HOUR_MS);
}
