import type { Attributes, Energy, EnergyScale } from './types';

const LETTERS: Record<EnergyScale, readonly string[]> = {
  'A–G': ['A', 'B', 'C', 'D', 'E', 'F', 'G'],
  'A+++–D': ['A+++', 'A++', 'A+', 'A', 'B', 'C', 'D'],
};

/** The classes of a scale, best first. */
export const classesOf = (scale: EnergyScale): readonly string[] => LETTERS[scale];

/** Reads `"A of A–G"`; a hyphen in place of the dash is accepted. Null for anything that is no class of its scale. */
export function parseEnergy(text: string | undefined): Energy | null {
  const found = /^([A-G]\+{0,3}) of (A\+{0,3})\s?[–-]\s?([DG])$/.exec(text?.trim() ?? '');
  if (!found) return null;
  const [, letter, best, worst] = found;
  const scale = `${best}–${worst}`;
  if (scale !== 'A–G' && scale !== 'A+++–D') return null;
  return letter && LETTERS[scale].includes(letter) ? { class: letter, scale } : null;
}

/** The class that the platform keeps in the custom field "Energy class". */
export const energyOf = (attributes: Attributes): Energy | null => parseEnergy(attributes['Energy class']);

/** The range of a scale in words: `A to G`. */
export const scaleWords = (scale: EnergyScale): string => scale.replace('–', ' to ');

/** What stands beside the arrow, whose white letter cannot be read alone: `Class A of A to G`. */
export const energyWords = (energy: Energy): string => `Class ${energy.class} of ${scaleWords(energy.scale)}`;

export type EnergyArrow = {
  letter: string;
  /** The ends of the scale, printed in the arrow's tail. */
  best: string;
  worst: string;
  /** Which of the label's seven colours: 1 dark green to 7 red. */
  step: number;
};

/** The figures of the arrow that the law wants beside the price (experience §1 L7). */
export function energyArrow(energy: Energy): EnergyArrow {
  const classes = LETTERS[energy.scale];
  const [best = '', worst = ''] = energy.scale.split('–');
  return { letter: energy.class, best, worst, step: classes.indexOf(energy.class) + 1 };
}

/** For sorting: best first, and never one scale among the other. */
export function compareEnergy(a: Energy, b: Energy): number {
  if (a.scale !== b.scale) return a.scale === 'A–G' ? -1 : 1;
  return energyArrow(a).step - energyArrow(b).step;
}
