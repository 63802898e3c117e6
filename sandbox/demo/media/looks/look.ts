import type { FinishCode } from '../../seed/types.ts';

/** Visible traits beyond size and finish: doors, handles, controls. */
export type Traits = Readonly<Record<string, string | number | boolean>>;

/**
 * An appearance, shared by products that look alike. Lengths are those of the size class, in millimetres. Traits
 * include only what the model shows.
 */
export type Look = {
  model: string;
  width: number;
  height: number;
  depth: number;
  finish: FinishCode;
  traits: Traits;
};

/** Views that the studio photographs; `front` is the three-quarter view on every card. */
export const STUDIO_VIEWS = ['front', 'elevation', 'open', 'detail'] as const;
export type StudioView = (typeof STUDIO_VIEWS)[number];

/** Returns a look's file name: `fridge-freezer-600x1850x650-split-60-handle-bar-ss`. */
export function lookKey({ model, width, height, depth, finish, traits }: Look): string {
  const shown = Object.entries(traits)
    .filter(([, value]) => value !== false)
    .map(([name, value]) => (value === true ? name : `${name}-${value}`));
  return [model, `${width}x${height}x${depth}`, ...shown, finish]
    .join('-')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-');
}
