import type { ComponentType, ReactNode } from 'react';

/**
 * Renders a part of a page that is sent as markup, once for all pages with the same props.
 * @param name unique name of the part
 * @param from cached objects that the props are made of: while all are identical, `props` is not called
 * @returns the element that stands for the part in the page
 */
export type Finish = <Props extends object>(
  name: string,
  Part: ComponentType<Props>,
  props: () => Props,
  from?: readonly [object, ...unknown[]],
) => ReactNode;
