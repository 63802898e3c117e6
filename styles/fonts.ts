import localFont from 'next/font/local';

// Subset by `scripts/subset-fonts.py`, which lists the characters of each file. SIL Open Font Licence, see
// `fonts/OFL-*.txt`. The file that every page needs is preloaded; the one with other characters is loaded by pages that
// contain one.

/** Display font for headings, prices and all numbers. */
export const displayFace = localFont({
  src: './fonts/display.woff2',
  weight: '450 800',
  display: 'swap',
  variable: '--face-display',
  adjustFontFallback: 'Arial',
});

export const displayFaceOthers = localFont({
  src: './fonts/display-others.woff2',
  weight: '450 800',
  display: 'swap',
  preload: false,
  variable: '--face-display-others',
  adjustFontFallback: false,
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+A1-A2,U+A4-A8,U+AA-AD,U+AF,U+B1,U+B4-B6,U+B8-BB,U+BF-D6,U+D8-E8,U+EA-FF,U+131,U+152-153,U+201A,U+201E,U+2032-2033,U+2039-203A,U+2044,U+2080-2081,U+2083-2089,U+2122,U+2191,U+2193',
    },
  ],
});

/** Text font. */
export const uiFace = localFont({
  src: './fonts/ui.woff2',
  weight: '400 700',
  display: 'swap',
  variable: '--face-ui',
  adjustFontFallback: 'Arial',
});

export const uiFaceOthers = localFont({
  src: './fonts/ui-others.woff2',
  weight: '400 700',
  display: 'swap',
  preload: false,
  variable: '--face-ui-others',
  adjustFontFallback: false,
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+A1-A2,U+A4-A8,U+AA-AD,U+AF,U+B1,U+B4-B6,U+B8-BB,U+BF-D6,U+D8-E8,U+EA-FF,U+131,U+152-153,U+201A,U+201E,U+2032-2033,U+2039-203A,U+2044,U+2080-2081,U+2083-2089,U+2122,U+2191,U+2193',
    },
  ],
});

/** The text font at 88 % of its width, for dense tables; loaded by pages that have one. */
export const narrowFace = localFont({
  src: './fonts/ui-narrow.woff2',
  weight: '400 700',
  display: 'swap',
  preload: false,
  variable: '--face-narrow',
  adjustFontFallback: 'Arial',
});
