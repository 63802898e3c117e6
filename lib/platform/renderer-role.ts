import { existingSingleton } from './process-singleton.ts';

/** The name under which a renderer knows which one it is. */
export const RENDERER = 'renderer';

/** Whether this process does what only one of a shop may do, such as delivering; a process that is alone does. */
export const isPrimary = (): boolean =>
  existingSingleton<{ isPrimary: boolean }>(RENDERER)?.isPrimary ?? true;
