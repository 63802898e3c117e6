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
