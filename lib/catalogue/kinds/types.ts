import type { FiguresOf } from '../data/key-facts';

/** Spaces of a home that are measured apart. */
export const GAP_KINDS = ['laundry', 'dishwasher', 'fridge', 'cooker', 'oven', 'hob'] as const;

export type GapKind = (typeof GAP_KINDS)[number];

/** What a place in a set holds; two of one kind count once towards the saving. */
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

/** What counts apart towards the set discount. */
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

/** What a household does with appliances that run by the cycle. */
export type Chore = 'wash' | 'dry' | 'dishes' | 'bake';

/** The questions an appliance raises, in the order they are asked. */
export const SERVICE_KINDS = ['connect', 'collect', 'unpack', 'cover'] as const;

export type ServiceKind = (typeof SERVICE_KINDS)[number];

/** What follows from what a thing is, whoever made it: an answer for each tool that asks. */
export type Traits = {
  /** The space of a home that is measured for it. */
  gap: GapKind | null;
  /** The place that it takes in a set. */
  piece: PieceKind | null;
  /** Under which kind it counts towards the set discount. */
  set: SetKind | null;
  /** What it does by the cycle, for its running costs. */
  chore: Chore | null;
  /** What burns gas in it, whatever else its maker says. */
  gas: 'oven and hob' | 'hob' | null;
  /** Whose limits its noise is classed by on the energy label. */
  noise: 'washing' | 'dishes' | 'cooling' | null;
  /** Up to so many dB it counts as quiet: about the quietest third of those that are sold. */
  quietDb: number | null;
  /** Whose air stands in where its maker states none; what is built in has its housing instead. */
  air: 'American fridge' | 'fridge' | 'hoses' | null;
  /** It leads the steam of a hob away. */
  extracts: boolean;
  /** How it is plumbed: to the tap and waste of a machine, as a tap is, or to the waste alone. */
  plumbed: 'machine' | 'tap' | 'waste' | null;
  /** It cools; `frost`: and freezes over, so that the one it replaces has to be defrosted. */
  cold: 'cools' | 'frost' | null;
  /** Who brings it where nobody says what it weighs; null for what is not brought, or not known. */
  crew: 'two people' | 'parcel' | null;
  /** It is of use with an appliance alone: a part of it, or what it uses up. */
  part: boolean;
  /** What is done or covered, of what is no goods. */
  service: ServiceKind | null;
  /** Which of its facts stand on a card; what shares them can be compared. Null: those that any goods have. */
  figures: FiguresOf | null;
};
