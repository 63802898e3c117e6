import 'server-only';
import { tellMachines, tellProcesses } from './expiry-link';

/**
 * Makes the cached answers under these tags old, in every process of every machine; settles when all of them know.
 * The framework's `revalidateTag` waits for the end of its request, by which pages have been made of what is old.
 */
export async function expireTags(tags: readonly string[]): Promise<void> {
  if (tags.length === 0) return;
  await Promise.all([tellProcesses(tags), tellMachines(tags)]);
}
