import { existingSingleton } from '../process-singleton.ts';

/** Says which tags are old to the front and to the other renderers; settles when all of them know. */
export type TellProcesses = (tags: readonly string[]) => Promise<void>;

/** The name under which a renderer has its way to the others. */
export const EXPIRY_LINK = 'expiry-link';

/** Nobody is told where there are no others: in the build, and in tests. */
export const tellProcesses: TellProcesses = async (tags) =>
  existingSingleton<{ tell: TellProcesses }>(EXPIRY_LINK)?.tell(tags);
