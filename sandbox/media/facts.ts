/** Every kind of thing that can be drawn. A product's `kind` may also be one of `KIND_ALIASES`. */
export type PictureKind =
  | 'washing-machine'
  | 'washer-dryer'
  | 'tumble-dryer'
  | 'stacking-kit'
  | 'steam-cabinet'
  | 'hose'
  | 'tray'
  | 'fridge-freezer'
  | 'american-fridge-freezer'
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
  | 'ducting'
  | 'grease-filter'
  | 'dishwasher'
  | 'boiling-tap'
  | 'kitchen-tap'
  | 'sink'
  | 'waste-disposer'
  | 'bean-to-cup'
  | 'espresso-machine'
  | 'filter-coffee'
  | 'kettle'
  | 'toaster'
  | 'kettle-toaster-set'
  | 'stand-mixer'
  | 'blender'
  | 'food-processor'
  | 'air-fryer'
  | 'slow-cooker'
  | 'bread-maker'
  | 'cordless-vacuum'
  | 'cylinder-vacuum'
  | 'robot-vacuum'
  | 'dehumidifier'
  | 'air-purifier'
  | 'portable-cooler'
  | 'warranty'
  | 'service'
  | 'bottle'
  | 'box'
  | 'water-filter';

/** A finish under one of the specification's colour codes; `hex` is the body's colour. */
export type Finish = { code: string; name: string; hex: string };

/**
 * What a picture is drawn from: a product's own data. Lengths are millimetres; width, height and depth are the
 * body's, without door and handles.
 */
export type PictureFacts = {
  kind: PictureKind;
  width: number;
  height: number;
  depth: number;
  finish: Finish;
  /** Handles, rims and knobs when they differ from the body, `#rrggbb`: brass on a black range cooker. */
  accent?: string;
  /**
   * The kind's variety. American fridge: `side-by-side`, `french`, `multi-door`. Hob: `induction`, `ceramic`, `gas`,
   * `solid-plate`, `venting`. Hood: `chimney`, `canopy`, `integrated`, `ceiling`, `island`, `downdraft`, `visor`.
   * Sink: `stainless`, `composite`, `belfast`. Tap: `swan`, `square`, `pull-out`, `bridge`. Dryer: `heat-pump`,
   * `condenser`, `vented`. Stick blender and others: see the drawing's own file. Service: `wet`, `electric`, `gas`,
   * `built-in`, `removal`, `delivery`. Unknown forms draw the kind's usual one.
   */
  form?: string;
  installation?: 'freestanding' | 'built-in' | 'integrated' | 'under-counter' | 'table-top';
  doors?: number;
  drawers?: number;
  ovens?: number;
  zones?: number;
  bowls?: number;
  slots?: number;
  bottles?: number;
  /** Share of a fridge freezer's height that is fridge, 0–1. */
  split?: number;
  /** A water and ice dispenser in the door. */
  dispenser?: boolean;
  steam?: boolean;
  controls?: 'knobs' | 'buttons' | 'touch';
  hinge?: 'left' | 'right';
  /** What a cooker's or range cooker's top burns. */
  hob?: 'gas' | 'induction' | 'ceramic';
  depthWithDoor?: number;
  depthDoorOpen?: number;
  heightMax?: number;
  /** Printed on a certificate, a bottle or a box: "5 years", "Descaler". */
  caption?: string;
  /** 0–5: makes families of one kind look different (fascia, handle, dial). */
  style?: number;
};

/** Names other than a kind's own under which a product may ask for its drawing. */
export const KIND_ALIASES: Readonly<Record<string, PictureKind>> = {
  'integrated-dishwasher': 'dishwasher',
  'drinks-cooler': 'wine-cooler',
  'combination-microwave': 'microwave',
  'steam-oven': 'compact-oven',
  'venting-hob': 'hob',
  'cooker-hood': 'hood',
  tap: 'kitchen-tap',
  'coffee-machine': 'bean-to-cup',
  'multi-cooker': 'slow-cooker',
  'pressure-cooker': 'slow-cooker',
  'vacuum-cleaner': 'cordless-vacuum',
  'stick-vacuum': 'cordless-vacuum',
  'drip-tray': 'tray',
  filter: 'water-filter',
  descaler: 'bottle',
  cleaner: 'bottle',
  accessory: 'box',
  fitting: 'service',
};
