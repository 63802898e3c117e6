import type { Facts } from '@/lib/catalogue/facts/types';
import { LABEL_PHRASES, PICTOGRAMS } from './data/label-phrases';
import type { HazardLabel } from './types';

type Stated = Pick<Facts, 'signalWord' | 'hazards' | 'precautions' | 'pictograms'>;

/** What the field says of a mixture that was not classified as hazardous. */
const NONE = 'None';

/** From one code to the next: the words of a phrase may hold commas themselves. */
const BETWEEN = /[,;]\s*(?=(?:EUH|GHS|H|P)\d)/;
const PHRASE = /^((?:EUH|H|P)\d{2,3}[A-Za-z]*(?:\s*\+\s*P\d{3})*)\b[\s:.–-]*(.*)$/;

/**
 * The label of a product as its custom fields state it, for who buys without having seen it (CLP, article 48 (2)); null
 * where nothing is stated, or that it was not classified.
 */
export function hazardLabel({ signalWord, hazards, precautions, pictograms }: Stated): HazardLabel | null {
  if (hazards === undefined || hazards === NONE) return null;
  return {
    signalWord: signalWord ?? null,
    pictograms: parts(pictograms).map((code) => PICTOGRAMS[code] ?? code),
    hazards: parts(hazards).map(sentence),
    precautions: parts(precautions).map(sentence),
  };
}

const parts = (text: string | undefined): string[] =>
  (text ?? '').split(BETWEEN).flatMap((part) => part.trim() || []);

/** `H319` → its words; `P280 Wear eye protection.` → those that it bears; anything else as it is. */
function sentence(part: string): string {
  const [, code = '', words = ''] = PHRASE.exec(part) ?? [];
  return words || (LABEL_PHRASES[code.replaceAll(/\s/g, '')] ?? part);
}
