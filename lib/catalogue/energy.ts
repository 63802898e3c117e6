import type { Attributes, Energy, EnergyScale } from './types';

const LETTERS: Record<EnergyScale, readonly string[]> = {
  'A–G': ['A', 'B', 'C', 'D', 'E', 'F', 'G'],
  'A+++–D': ['A+++', 'A++', 'A+', 'A', 'B', 'C', 'D'],
};

/** Returns the classes of a scale, best first. */
export const classesOf = (scale: EnergyScale): readonly string[] => LETTERS[scale];

/** Parses `"A of A–G"`, also with a hyphen instead of the dash. Null for anything that is not a class of its scale. */
export function parseEnergy(text: string | undefined): Energy | null {
  const found = /^([A-G]\+{0,3}) of (A\+{0,3})\s?[–-]\s?([DG])$/.exec(text?.trim() ?? '');
  if (!found) return null;
  const [, letter, best, worst] = found;
  const scale = `${best}–${worst}`;
  if (scale !== 'A–G' && scale !== 'A+++–D') return null;
  return letter && LETTERS[scale].includes(letter) ? { class: letter, scale } : null;
}

/** Returns the class in the custom field "Energy class". */
export const energyOf = (attributes: Attributes): Energy | null => parseEnergy(attributes['Energy class']);

/** Returns the range of a scale in words: `A to G`. */
export const scaleWords = (scale: EnergyScale): string => scale.replace('–', ' to ');

/** Returns the text beside the arrow, whose white letter is not readable on its own: `Class A of A to G`. */
export const energyWords = (energy: Energy): string => `Class ${energy.class} of ${scaleWords(energy.scale)}`;

export type EnergyArrow = {
  letter: string;
  /** Ends of the scale, printed in the tail of the arrow. */
  best: string;
  worst: string;
  /** Number of the label's colour, from 1 (dark green) to 7 (red). */
  step: number;
};

/** Returns the arrow that the law requires beside the price (experience §1 L7). */
export function energyArrow(energy: Energy): EnergyArrow {
  const classes = LETTERS[energy.scale];
  const [best = '', worst = ''] = energy.scale.split('–');
  return { letter: energy.class, best, worst, step: classes.indexOf(energy.class) + 1 };
}

/** Compares energy classes, best first. Classes of different scales are not mixed. */
export function compareEnergy(a: Energy, b: Energy): number {
  if (a.scale !== b.scale) return a.scale === 'A–G' ? -1 : 1;
  return energyArrow(a).step - energyArrow(b).step;
}
