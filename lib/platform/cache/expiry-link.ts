import { existingSingleton } from '../process-singleton.ts';

/** Makes what is cached under these tags old: at once in this process, then in all others; settles when all of them know. */
export type TellProcesses = (tags: readonly string[]) => Promise<void>;

/** The name under which a renderer has its way to the others. */
export const EXPIRY_LINK = 'expiry-link';

/** Nobody is told where there are no others: in the build, and in tests. */
export const tellProcesses: TellProcesses = async (tags) =>
  existingSingleton<{ tell: TellProcesses }>(EXPIRY_LINK)?.tell(tags);

/** The name under which a renderer has its way to other machines, where there are any. */
export const MACHINES = 'machines';

/** Says to all other machines which tags are old; settles when Redis has it, or is away. */
export const tellMachines: TellProcesses = async (tags) =>
  existingSingleton<{ tell: TellProcesses }>(MACHINES)?.tell(tags);
