import type { ComponentType } from 'react';

/** Draws markup of what a page holds, once for all that are given the same. @param name of the part, its own */
export type Finish = <Props extends object>(name: string, Part: ComponentType<Props>, props: Props) => string;
