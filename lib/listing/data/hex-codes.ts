/**
 * Colour codes of the platform's swatch colours, under which they are drawn (specification §3; `swatch.module.css`).
 */
const HEX_CODES: Readonly<Record<string, string>> = {
  '#c5c8ca': 'SS',
  '#b4b8bb': 'SI',
  '#1b1c1e': 'BL',
  '#c6a15b': 'GO',
  '#fafaf8': 'WH',
  '#f4f4f1': 'WH',
  '#aaa79f': 'NI',
  '#d4d9dc': 'CH',
  '#b56b47': 'CU',
  '#efe4cc': 'CM',
  '#8d9194': 'GR',
  '#4d6353': 'GE',
  '#4a4e52': 'GM',
  '#8b7d6b': 'Metallics',
  '#b5ccd8': 'PB',
};

/** Returns the code of a colour that the platform gives as hex, in either case; undefined if it has none. */
export const codeOfHex = (hex: string): string | undefined => HEX_CODES[hex.toLowerCase()];
