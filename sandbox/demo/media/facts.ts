/** Every kind of thing that can be drawn. */
export type PictureKind =
  | 'washing-machine'
  | 'washer-dryer'
  | 'tumble-dryer'
  | 'stacking-kit'
  | 'steam-cabinet'
  | 'hose'
  | 'hose-washers'
  | 'tray'
  | 'fridge-freezer'
  | 'american-fridge'
  | 'fridge'
  | 'freezer'
  | 'chest-freezer'
  | 'wine-cooler'
  | 'single-oven'
  | 'double-oven'
  | 'compact-oven'
  | 'range-cooker'
  | 'cooker'
  | 'hob'
  | 'microwave'
  | 'warming-drawer'
  | 'hood'
  | 'ceiling-hood'
  | 'downdraft'
  | 'ducting'
  | 'hood-filter'
  | 'dishwasher'
  | 'boiling-tap'
  | 'tap'
  | 'sink'
  | 'disposer'
  | 'bean-to-cup'
  | 'espresso'
  | 'filter-coffee'
  | 'kettle'
  | 'toaster'
  | 'breakfast-set'
  | 'stand-mixer'
  | 'blender'
  | 'processor'
  | 'air-fryer'
  | 'slow-cooker'
  | 'bread-maker'
  | 'cordless-vacuum'
  | 'cylinder-vacuum'
  | 'robot-vacuum'
  | 'dehumidifier'
  | 'purifier'
  | 'cooling'
  | 'warranty'
  | 'service'
  | 'bottle'
  | 'water-filter'
  | 'carton';

/** A finish under one of the specification's colour codes; `hex` is the body's colour. */
export type Finish = { code: string; name: string; hex: string };

export type Installation = 'freestanding' | 'built-in' | 'integrated' | 'table-top';

export type Hinge = 'left' | 'right' | 'both' | 'none';

/** `elevation` and `detail` are photographs alone: where there is none, the front stands for them. */
export const VIEWS = ['front', 'elevation', 'open', 'detail', 'scale', 'dimensions'] as const;
export type View = (typeof VIEWS)[number];

/**
 * What a picture is drawn from: a product's own data, read from the store by `readFacts`. Lengths are millimetres;
 * width, height and depth are the body's, without door and handles.
 */
export type PictureFacts = {
  kind: PictureKind;
  width: number;
  height: number;
  depth: number;
  finish: Finish;
  /** Handles, rims and knobs when they differ from the body, `#rrggbb`: brass on a black range cooker. */
  accent?: string;
  /** The kind's variety, in the catalogue's words; each drawing names those it knows. */
  form?: string;
  installation?: Installation;
  doors?: number;
  drawers?: number;
  ovens?: number;
  zones?: number;
  bowls?: number;
  slots?: number;
  /** How many of a care good are in the pack. */
  pieces?: number;
  levers?: number;
  /** Which side its door hangs on; `both` for two doors, `none` for what drops or is pulled out. */
  hinge?: Hinge;
  /** Share of a fridge freezer's height that is fridge, 0–1. */
  split?: number;
  dispenser?: boolean;
  vent?: boolean;
  flex?: boolean;
  milk?: boolean;
  mesh?: boolean;
  shelf?: boolean;
  dock?: boolean;
  hose?: boolean;
  knobs?: boolean;
  /** `knobs`, `buttons` or `touch`. */
  controls?: string;
  /** What a care good is: `liquid`, `spray`, `powder`, `tablets`. */
  contents?: string;
  spout?: string;
  /** How a sink sits in its worktop: `inset`, `undermount`, `flush`. */
  mounting?: string;
  /** What a cooker's or range cooker's top is: `gas`, `induction`, `ceramic`, `solid plate`. */
  hob?: string;
  heightMax?: number;
  depthWithDoor?: number;
  depthDoorOpen?: number;
  /** With two doors folded back. */
  widthDoorsOpen?: number;
  /** Key of the maker whose name is on the front. */
  maker?: string;
  /** Printed on a certificate: "5 years". */
  caption?: string;
  /** 0–5: makes looks of one kind differ in what the data does not say (fascia, handle, dial). 5 is the retro look. */
  style?: number;
};
