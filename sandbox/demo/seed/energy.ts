import type { Random } from './random.ts';
import { at } from './random.ts';

/** An energy scale, from the best class to the worst; `bounds[i]` is the highest index (EEI) in class i. */
export type Scale = { name: 'A–G' | 'A+++–D'; letters: readonly string[]; bounds: readonly number[] };

const AG = ['A', 'B', 'C', 'D', 'E', 'F', 'G'] as const;
const PLUS = ['A+++', 'A++', 'A+', 'A', 'B', 'C', 'D'] as const;

/** Washing machines: retained Regulation (EU) 2019/2014. */
export const WASHER: Scale = { name: 'A–G', letters: AG, bounds: [52, 60, 69, 80, 91, 102] };
/** Complete cycle of washer dryers: the same regulation. */
export const WASH_AND_DRY: Scale = { name: 'A–G', letters: AG, bounds: [37, 45, 55, 67, 82, 100] };
/** Dishwashers: 2019/2017. Its bounds are exclusive, so these are just under the round figures. */
export const DISHWASHER: Scale = {
  name: 'A–G',
  letters: AG,
  bounds: [31.999, 37.999, 43.999, 49.999, 55.999, 61.999],
};
/** Tumble dryers with the new label: 2023/2534. */
export const DRYER: Scale = { name: 'A–G', letters: AG, bounds: [43, 50, 60, 70, 85, 100] };
/** Tumble dryers of old stock: 392/2012. */
export const OLD_DRYER: Scale = {
  name: 'A+++–D',
  letters: PLUS,
  bounds: [23.999, 31.999, 41.999, 64.999, 75.999, 84.999],
};
/** Refrigerators, freezers and wine storage: 2019/2016. */
export const COLD: Scale = { name: 'A–G', letters: AG, bounds: [41, 51, 64, 80, 100, 125] };
/** Ovens, each cavity: 65/2014. */
export const OVEN: Scale = {
  name: 'A+++–D',
  letters: PLUS,
  bounds: [44.999, 61.999, 81.999, 106.999, 131.999, 158.999],
};
/** Cooker hoods: 65/2014. */
export const HOOD: Scale = {
  name: 'A+++–D',
  letters: PLUS,
  bounds: [29.999, 36.999, 44.999, 54.999, 69.999, 84.999],
};

/**
 * Lowest energy efficiency ratio (EER) of each class of single duct air conditioners: 626/2011, annex II. The ratio is
 * the label's, to one decimal place.
 */
const DUCT_EER = [4.1, 3.6, 3.1, 2.6, 2.4, 2.1, -Infinity] as const;

/** Returns the class of an air conditioner with a single duct. */
export const ductClass = (eer: number): string =>
  at(
    PLUS,
    DUCT_EER.findIndex((least) => eer >= least),
  );

/** Standard consumption in kWh of 100 washing cycles of `kg`. */
export const washerStandard = (kg: number) => 100 * (-0.0025 * kg * kg + 0.0846 * kg + 0.392);
/** Standard consumption in kWh of 100 wash-and-dry cycles; `kg` is the drying capacity. */
export const washAndDryStandard = (kg: number) => 100 * (-0.0502 * kg * kg + 1.1742 * kg - 0.644);
/** Standard consumption in kWh of 100 eco cycles. @param width mm */
export const dishwasherStandard = (places: number, width: number) =>
  100 * (places >= 10 && width > 500 ? 0.025 * places + 1.35 : 0.09 * places + 0.45);
/** Standard consumption in kWh of 100 drying cycles. */
export const dryerStandard = (kg: number) => 46 * kg ** 0.63;
/**
 * Standard consumption in kWh a year, for 160 cycles: 392/2012, annex VII. Vented dryers are allowed 30 kWh less for
 * each hour of the programme, for the energy that leaves by the vent.
 * @param ventedMinutes duration of a vented dryer's standard cotton programme
 */
export const oldDryerStandard = (kg: number, ventedMinutes = 0) =>
  140 * kg ** 0.8 - (30 * ventedMinutes) / 60;
/** Standard consumption of an electric cavity in kWh per cycle. */
export const ovenStandard = (litres: number) => 0.0042 * litres + 0.55;
/** Standard consumption of a gas cavity in MJ per cycle. */
export const gasOvenStandard = (litres: number) => 0.044 * litres + 3.53;
/** Standard consumption of a hood in kWh a year. @param watts motor at its best point plus lamps */
export const hoodStandard = (watts: number) => 0.55 * watts + 15.3;

/** Compartments of a cold appliance, in litres. */
export type ColdBox = {
  fridge?: number;
  freezer?: number;
  pantry?: number;
  frostFree?: boolean;
  doors?: number;
};

/**
 * Factor C of 2019/2016, annex IV, for a fridge and freezer in one cabinet.
 * @param frozen freezer's share of the litres, 0–1
 */
export function combiFactor(frozen: number): number {
  if (frozen <= 0.3) return 1.3 + 0.87 * frozen;
  return frozen < 0.7 ? 1.87 - 1.0275 * frozen : 1.15;
}

/**
 * Standard consumption in kWh a year: 2019/2016, annex IV, without its allowance for built-in appliances, so that no
 * class is too good.
 */
export function coldStandard({
  fridge = 0,
  freezer = 0,
  pantry = 0,
  frostFree = false,
  doors = 1,
}: ColdBox): number {
  const total = fridge + freezer + pantry;
  const share = (litres: number, base: number, temperature: number, slope: number) =>
    (litres / total) * (base + total * temperature * slope);
  const sum =
    share(fridge, 75, 1, 0.12) +
    share(pantry, 75, 0.6, 0.12) +
    share(freezer, 138, 2.1, 0.15) * (frostFree ? 1.1 : 1);
  const combi = fridge > 0 && freezer > 0 ? combiFactor(freezer / total) : 1;
  const door = doors <= 2 ? 1 : doors === 3 ? 1.02 : doors === 4 ? 1.035 : 1.05;
  return combi * door * sum;
}

/** Returns the class of a consumption, which is in the unit of `standard`. */
export function classOf(scale: Scale, used: number, standard: number): string {
  const eei = (used / standard) * 100;
  const index = scale.bounds.findIndex((bound) => eei <= bound);
  return at(scale.letters, index < 0 ? scale.letters.length - 1 : index);
}

export type Drawn = { letter: string; used: number; text: string };

/**
 * Draws an index within a class, which is drawn by `mix`: weights from the best to the worst, tilted by the maker's
 * thrift.
 * @param thrift below 1 favours the better classes
 */
export function drawIndex(random: Random, scale: Scale, mix: readonly number[], thrift: number): number {
  const tilted = mix.map((weight, index) => [index, weight * Math.exp((thrift - 1) * 6 * index)] as const);
  const index = random.weighted(tilted);
  const high = scale.bounds[index] ?? at(scale.bounds, scale.bounds.length - 1) * 1.3;
  const low = index === 0 ? high * 0.82 : at(scale.bounds, index - 1);
  return low + (high - low) * (0.15 + 0.8 * random.next());
}

/**
 * Returns the consumption with this index, and its class. The class is that of the rounded consumption, so that label
 * and figure cannot disagree.
 * @param digits decimal places of the published figure
 */
export function labelOf(scale: Scale, eei: number, standard: number, digits = 0): Drawn {
  const used = Number(((eei * standard) / 100).toFixed(digits));
  const letter = classOf(scale, used, standard);
  return { letter, used, text: `${letter} of ${scale.name}` };
}

/** Draws an index as `drawIndex` does, and returns its class and consumption. */
export const drawEnergy = (
  random: Random,
  scale: Scale,
  standard: number,
  mix: readonly number[],
  thrift: number,
  digits = 0,
): Drawn => labelOf(scale, drawIndex(random, scale, mix, thrift), standard, digits);
