import type { Facts } from '../types.ts';

/** A hazard label: phrases by code, with their text where the label may choose it. */
type Label = { signal?: string; pictogram?: string; hazards: string; care?: string };

const IRRITANT: Label = {
  signal: 'Warning',
  pictogram: 'GHS07',
  hazards: 'H319',
  care: 'P102, P280 Wear eye protection., P305+P351+P338, P337+P313',
};
const CORROSIVE: Label = {
  signal: 'Danger',
  pictogram: 'GHS05',
  hazards: 'H290, H314',
  care: 'P102, P260 Do not breathe spray., P280 Wear protective gloves and eye protection., P301+P330+P331, P305+P351+P338, P310 Call a doctor at once., P405',
};
const UNCLASSIFIED: Label = { hazards: 'None' };

/** Labels by chemical base. */
const LABELS: Readonly<Record<string, Label>> = {
  Alkaline: IRRITANT,
  'Citric acid': IRRITANT,
  'Lactic acid': {
    signal: 'Danger',
    pictogram: 'GHS05',
    hazards: 'H315, H318',
    care: 'P102, P280 Wear protective gloves and eye protection., P305+P351+P338, P310 Call a doctor at once.',
  },
  'Sulphamic acid': {
    signal: 'Warning',
    pictogram: 'GHS07',
    hazards: 'H315, H319, H412',
    care: 'P102, P273, P280 Wear protective gloves and eye protection., P305+P351+P338',
  },
  'Mild abrasive': UNCLASSIFIED,
  'Plant-based': UNCLASSIFIED,
};

const CHEMICALS: readonly string[] = ['Cleaner', 'Descaler'];

/** Returns the label of a cleaner or descaler as custom fields; none for other products. @throws for an unknown base */
export function hazardFacts(type: string, facts: Facts): Facts {
  if (!CHEMICALS.includes(type)) return {};
  const base = facts['Base'] ?? '';
  // Oven cleaners are caustic: lye dissolves burnt fat.
  const label = facts['Used on'] === 'Oven' && base === 'Alkaline' ? CORROSIVE : LABELS[base];
  if (!label) throw new RangeError(`No label for ${base}`);
  return {
    ...(label.signal && { 'Signal word': label.signal }),
    'Hazard statements': label.hazards,
    ...(label.care && { 'Precautionary statements': label.care }),
    ...(label.pictogram && { 'Hazard pictograms': label.pictogram }),
  };
}
