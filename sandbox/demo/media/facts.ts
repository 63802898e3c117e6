/** Every kind of product that can be drawn. */
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

/** A finish with one of the specification's colour codes; `hex` is the body's colour. */
export type Finish = { code: string; name: string; hex: string };

export type Installation = 'freestanding' | 'built-in' | 'integrated' | 'table-top';

export type Hinge = 'left' | 'right' | 'both' | 'none';

/**
 * Views of a product. `elevation` and `detail` exist as photographs only; the drawing of either is that of the front.
 */
export const VIEWS = ['front', 'elevation', 'open', 'detail', 'scale', 'dimensions'] as const;
export type View = (typeof VIEWS)[number];

/**
 * What a picture is drawn from: a product's own data, read from the store by `readFacts`. Lengths are in millimetres;
 * width, height and depth are the body's, without door and handles.
 */
export type PictureFacts = {
  kind: PictureKind;
  width: number;
  height: number;
  depth: number;
  finish: Finish;
  /** Colour of handles, rims and knobs if it differs from the body's, `#rrggbb`: brass on a black range cooker. */
  accent?: string;
  /** The kind's variety, in the catalogue's words. Each drawing recognises its own. */
  form?: string;
  installation?: Installation;
  doors?: number;
  drawers?: number;
  ovens?: number;
  zones?: number;
  bowls?: number;
  slots?: number;
  /** Number of pieces in a pack of a care product. */
  pieces?: number;
  levers?: number;
  /** Side on which the door is hinged; `both` for double doors, `none` for a door that drops or a drawer. */
  hinge?: Hinge;
  /** Fridge compartment's share of a fridge freezer's height, 0–1. */
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
  /** Form of a care product: `liquid`, `spray`, `powder`, `tablets`. */
  contents?: string;
  spout?: string;
  /** How a sink is mounted in the worktop: `inset`, `undermount`, `flush`. */
  mounting?: string;
  /** Hob of a cooker or range cooker: `gas`, `induction`, `ceramic`, `solid plate`. */
  hob?: string;
  heightMax?: number;
  depthWithDoor?: number;
  depthDoorOpen?: number;
  /** Width with double doors folded back. */
  widthDoorsOpen?: number;
  /** Key of the maker whose name is on the front. */
  maker?: string;
  /** Text printed on a certificate: "5 years". */
  caption?: string;
  /**
   * 0–5: varies what the data does not state (fascia, handle, dial) between products of one kind. 5 is the retro look.
   */
  style?: number;
};
