import { existingSingleton } from './process-singleton.ts';

/** The name under which a renderer registers its role (`processSingleton`). */
export const RENDERER = 'renderer';

export type RendererRole = {
  /** Whether it does what only one process of a shop may do, such as deliveries. */
  isPrimary: boolean;
  /** Number of renderers. */
  count: number;
};

/** A process without a registered role is the only one. */
const role = (): RendererRole => existingSingleton<RendererRole>(RENDERER) ?? { isPrimary: true, count: 1 };

export const isPrimary = (): boolean => role().isPrimary;
export const rendererCount = (): number => role().count;
