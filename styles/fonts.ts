import localFont from 'next/font/local';

/** Display face for headings, prices and every number. SIL Open Font Licence, see `fonts/OFL-*.txt`. Cut by `scripts/subset-fonts.py`. */
export const displayFace = localFont({
  src: './fonts/bricolage-grotesque-latin-wght-normal.woff2',
  weight: '450 800',
  display: 'swap',
  variable: '--face-display',
  adjustFontFallback: 'Arial',
});

/** Text face; its width axis (88–100 %) sets dense tables without a second font. */
export const uiFace = localFont({
  src: './fonts/instrument-sans-latin-standard-normal.woff2',
  weight: '400 700',
  display: 'swap',
  variable: '--face-ui',
  adjustFontFallback: 'Arial',
  declarations: [{ prop: 'font-stretch', value: '88% 100%' }],
});
