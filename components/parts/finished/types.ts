import type { ComponentType } from 'react';

/**
 * Draws markup of what a page holds, once for all that are given the same.
 * @param name of the part, its own
 * @param from what it is drawn from, of which the first is an object: while they are the same ones, so is the markup
 */
export type Finish = <Props extends object>(
  name: string,
  Part: ComponentType<Props>,
  from: readonly [object, ...unknown[]],
  props: () => Props,
) => string;
