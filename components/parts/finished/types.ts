import type { ComponentType, ReactNode } from 'react';

/**
 * Draws a part of a page that is sent as markup, once for all pages that give it the same.
 * @param name of the part, its own
 * @param from what the part is made of, where that is kept: while all of it is the very same its props are not looked at
 * @returns what stands for the part in the page
 */
export type Finish = <Props extends object>(
  name: string,
  Part: ComponentType<Props>,
  props: () => Props,
  from?: readonly [object, ...unknown[]],
) => ReactNode;
