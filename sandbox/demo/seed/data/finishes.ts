import type { Finish, FinishCode } from '../types.ts';

/** The specification's fourteen colours by code; `Metallics` is both name and code. */
export const FINISHES: Record<FinishCode, Finish> = {
  SS: { code: 'SS', name: 'Stainless steel', own: 'stainless steel', hex: '#c5c8ca' },
  SI: { code: 'SI', name: 'Silver', own: 'silver', hex: '#b4b8bb' },
  BL: { code: 'BL', name: 'Black', own: 'black', hex: '#1b1c1e' },
  GO: { code: 'GO', name: 'Gold', own: 'brushed gold', hex: '#c6a15b' },
  WH: { code: 'WH', name: 'White', own: 'white', hex: '#f4f4f1' },
  NI: { code: 'NI', name: 'Nickel', own: 'brushed nickel', hex: '#aaa79f' },
  CH: { code: 'CH', name: 'Chrome', own: 'chrome', hex: '#d4d9dc' },
  CU: { code: 'CU', name: 'Copper', own: 'copper', hex: '#b56b47' },
  CM: { code: 'CM', name: 'Cream', own: 'cream', hex: '#efe4cc' },
  GR: { code: 'GR', name: 'Grey', own: 'grey', hex: '#8d9194' },
  GE: { code: 'GE', name: 'Green', own: 'green', hex: '#4d6353' },
  GM: { code: 'GM', name: 'Gunmetal grey', own: 'gunmetal grey', hex: '#4a4e52' },
  Metallics: { code: 'Metallics', name: 'Metallics', own: 'bronze metallic', hex: '#8b7d6b' },
  PB: { code: 'PB', name: 'Pastel blue', own: 'pastel blue', hex: '#b5ccd8' },
};
