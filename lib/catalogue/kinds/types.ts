import type { FiguresOf } from '../data/key-facts';

/** Spaces in a home that are measured separately. */
export const GAP_KINDS = ['laundry', 'dishwasher', 'fridge', 'cooker', 'oven', 'hob'] as const;

export type GapKind = (typeof GAP_KINDS)[number];

/** Places in a kitchen set. Two products of one kind count once towards the saving. */
export const PIECE_KINDS = [
  'oven',
  'hob',
  'hood',
  'cooker',
  'fridge freezer',
  'dishwasher',
  'washing machine',
  'tumble dryer',
] as const;

export type PieceKind = (typeof PIECE_KINDS)[number];

/** Kinds that count separately towards the set discount. */
export type SetKind =
  | 'washing machine'
  | 'washer dryer'
  | 'tumble dryer'
  | 'dishwasher'
  | 'fridge freezer'
  | 'American fridge freezer'
  | 'fridge'
  | 'freezer'
  | 'wine cooler'
  | 'single oven'
  | 'double oven'
  | 'compact oven'
  | 'drawer'
  | 'cooker'
  | 'range cooker'
  | 'hob'
  | 'hood';

/** Household tasks done by appliances that run in cycles. */
export type Chore = 'wash' | 'dry' | 'dishes' | 'bake';

/** Services offered with an appliance, in the order in which they are offered. */
export const SERVICE_KINDS = ['connect', 'collect', 'unpack', 'cover'] as const;

export type ServiceKind = (typeof SERVICE_KINDS)[number];

/** Traits of a kind, whoever the maker: an answer for each tool. */
export type Traits = {
  /** Kind of gap that is measured for it. */
  gap: GapKind | null;
  /** Its place in a kitchen set. */
  piece: PieceKind | null;
  /** Kind under which it counts towards the set discount. */
  set: SetKind | null;
  /** What it does in cycles, for its running costs. */
  chore: Chore | null;
  /** The parts that burn gas, whatever the maker's data say. */
  gas: 'oven and hob' | 'hob' | null;
  /** Whose limits define its noise class on the energy label. */
  noise: 'washing' | 'dishes' | 'cooling' | null;
  /** Noise up to which it counts as quiet, in dB: about the quietest third of those sold. */
  quietDb: number | null;
  /** Whose air gap is assumed if its maker states none. Built-in products have a housing instead. */
  air: 'American fridge' | 'fridge' | 'hoses' | null;
  /** Whether it extracts the steam of a hob. */
  extracts: boolean;
  /** How it is plumbed in: to tap and waste like a machine, like a tap, or to the waste only. */
  plumbed: 'machine' | 'tap' | 'waste' | null;
  /** Whether it cools; `frost`: it also freezes, so that the one it replaces must be defrosted. */
  cold: 'cools' | 'frost' | null;
  /** Who delivers it if its weight is not stated; null if it is not delivered, or if that is unknown. */
  crew: 'two people' | 'parcel' | null;
  /** Whether it is only useful with an appliance, as its part or consumable. */
  part: boolean;
  /** The kind of service, if it is not a product. */
  service: ServiceKind | null;
  /** The set of facts on its cards. Kinds that share it can be compared. Null: facts that any product has. */
  figures: FiguresOf | null;
};
