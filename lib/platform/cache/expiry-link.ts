import { existingSingleton } from '../process-singleton.ts';

/** Expires these tags, first in this process, then in all others; resolves when all of them know. */
export type TellProcesses = (tags: readonly string[]) => Promise<void>;

/** The name under which a renderer registers its link to the other processes. */
export const EXPIRY_LINK = 'expiry-link';

/** Does nothing if there are no other processes: in the build and in tests. */
export const tellProcesses: TellProcesses = async (tags) =>
  existingSingleton<{ tell: TellProcesses }>(EXPIRY_LINK)?.tell(tags);

/** The name under which a renderer registers its link to other machines, if there are any. */
export const MACHINES = 'machines';

/** Tells all other machines which tags have expired; resolves when Redis has the message, or is away. */
export const tellMachines: TellProcesses = async (tags) =>
  existingSingleton<{ tell: TellProcesses }>(MACHINES)?.tell(tags);
