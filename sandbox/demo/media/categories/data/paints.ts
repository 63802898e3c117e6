import type { Finish } from '../../facts.ts';

export type Paint =
  | 'white'
  | 'steel'
  | 'black'
  | 'graphite'
  | 'cream'
  | 'blue'
  | 'green'
  | 'copper'
  | 'gold'
  | 'nickel';

/** Finishes of the products on category tiles. */
export const paints: Readonly<Record<Paint, Finish>> = {
  white: { code: 'WH', name: 'White', hex: '#f4f4f1' },
  steel: { code: 'SS', name: 'Stainless Steel', hex: '#c5c8ca' },
  black: { code: 'BL', name: 'Black', hex: '#1b1c1e' },
  graphite: { code: 'GM', name: 'Gunmetal Grey', hex: '#4a4e52' },
  cream: { code: 'CM', name: 'Cream', hex: '#efe4cc' },
  blue: { code: 'PB', name: 'Pastel Blue', hex: '#b5ccd8' },
  green: { code: 'GE', name: 'Green', hex: '#4d6353' },
  copper: { code: 'CU', name: 'Copper', hex: '#b56b47' },
  gold: { code: 'GO', name: 'Gold', hex: '#c6a15b' },
  nickel: { code: 'NI', name: 'Nickel', hex: '#aaa79f' },
};
