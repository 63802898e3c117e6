import type { Facts } from '@/lib/catalogue/facts/types';
import { LABEL_PHRASES, PICTOGRAMS } from './data/label-phrases';
import type { HazardLabel } from './types';

type Stated = Pick<Facts, 'signalWord' | 'hazards' | 'precautions' | 'pictograms'>;

/** Value of the field for a mixture that was not classified as hazardous. */
const NONE = /^\s*none\.?\s*$/i;

/** Separator between two codes; commas within the text of a phrase do not count. */
const BETWEEN = /[,;]\s*(?=(?:EUH|GHS|H|P)\d)/;
const PHRASE = /^((?:EUH|H|P)\d{2,3}[A-Za-z]*(?:\s*\+\s*P\d{3})*)\b[\s:.–-]*(.*)$/;

/**
 * Returns the hazard label of a product from its custom fields, for those who buy without having seen the label (CLP,
 * article 48(2)); null where nothing is stated, or the product was not classified as hazardous.
 */
export function hazardLabel({ signalWord, hazards, precautions, pictograms }: Stated): HazardLabel | null {
  if (hazards === undefined || NONE.test(hazards)) return null;
  return {
    signalWord: signalWord ?? null,
    pictograms: parts(pictograms).map((code) => PICTOGRAMS[code] ?? code),
    hazards: parts(hazards).map(sentence),
    precautions: parts(precautions).map(sentence),
  };
}

const parts = (text: string | undefined): string[] =>
  (text ?? '').split(BETWEEN).flatMap((part) => part.trim() || []);

/** `H319` → its text; `P280 Wear eye protection.` → the text given; anything else unchanged. */
function sentence(part: string): string {
  const [, code = '', words = ''] = PHRASE.exec(part) ?? [];
  return words || (LABEL_PHRASES[code.replaceAll(/\s/g, '')] ?? part);
}
