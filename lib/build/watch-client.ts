import { askForNewBuild } from './client';

/** Specification §9. */
const HOUR_MS = 36e5;

/** Asks hourly which build is served; the next navigation after a new one loads its page anew. */
export function watchBuild(): void {
  const timer = setInterval(async () => {
    if (await askForNewBuild()) clearInterval(timer);
  }, HOUR_MS);
}
