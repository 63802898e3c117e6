import { getJson } from '@/lib/http/client';
import { noteNewBuild } from './client';

/** Specification §9. */
const HOUR_MS = 36e5;

const latest = async (): Promise<string | null> =>
  getJson<{ id: string }>(`/builds/latest.json?${Date.now()}`)
    .then(({ id }) => id)
    .catch(() => null);

/** Asks hourly which build is served; the next navigation after a new one loads its page anew. */
export async function watchBuild(): Promise<void> {
  const own = await latest();
  const timer = setInterval(async () => {
    const now = await latest();
    if (own === null || now === null || now === own) return;
    clearInterval(timer);
    noteNewBuild();
  }, HOUR_MS);
}
