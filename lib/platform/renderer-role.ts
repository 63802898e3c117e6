import { existingSingleton } from './process-singleton.ts';

/** The name under which a renderer knows which one it is. */
export const RENDERER = 'renderer';

export type RendererRole = {
  /** Whether it does what only one of a shop may do, such as delivering. */
  isPrimary: boolean;
  /** How many there are. */
  count: number;
};

/** A process that is alone is all there is. */
const role = (): RendererRole => existingSingleton<RendererRole>(RENDERER) ?? { isPrimary: true, count: 1 };

export const isPrimary = (): boolean => role().isPrimary;
export const rendererCount = (): number => role().count;
