import type { FinishCode } from '../../seed/types.ts';

/** What of a thing is visible beyond its size and finish: doors, handles, controls. */
export type Traits = Readonly<Record<string, string | number | boolean>>;

/**
 * One appearance. Products that look alike share it: lengths are those of the size class, in mm, and traits name only
 * what the model shows.
 */
export type Look = {
  model: string;
  width: number;
  height: number;
  depth: number;
  finish: FinishCode;
  traits: Traits;
};

/** Pictures that the studio takes; `front` is the three-quarter view that every card shows. */
export const STUDIO_VIEWS = ['front', 'elevation', 'open', 'detail'] as const;
export type StudioView = (typeof STUDIO_VIEWS)[number];

/** A file name for a look: `fridge-freezer-600x1850x650-split-60-handle-bar-ss`. */
export function lookKey({ model, width, height, depth, finish, traits }: Look): string {
  const shown = Object.entries(traits)
    .filter(([, value]) => value !== false)
    .map(([name, value]) => (value === true ? name : `${name}-${value}`));
  return [model, `${width}x${height}x${depth}`, ...shown, finish]
    .join('-')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-');
}
