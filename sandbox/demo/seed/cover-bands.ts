type CoverBand = { from: number; upTo: number | null; three: number; five: number };

/**
 * Prices of cover for three and five years in all, by the price of the goods, in pounds. At no price that cover is sold
 * for (`coverFrom`) does it exceed the largest share of that price at which the shop sells it (`coverMost`).
 */
export const COVER_BANDS: readonly CoverBand[] = [
  { from: 0, upTo: 200, three: 29, five: 37 },
  { from: 200, upTo: 400, three: 39, five: 49 },
  { from: 400, upTo: 700, three: 69, five: 99 },
  { from: 700, upTo: 1200, three: 109, five: 169 },
  { from: 1200, upTo: 2500, three: 159, five: 259 },
  { from: 2500, upTo: null, three: 249, five: 399 },
];

export const pounds = (value: number) => `£${value.toLocaleString('en-GB')}`;

/** Describes a band: `up to £200`, `£200 to £400`, `over £2,500`. */
export function bandWords({ from, upTo }: CoverBand): string {
  if (upTo === null) return `over ${pounds(from)}`;
  return from === 0 ? `up to ${pounds(upTo)}` : `${pounds(from)} to ${pounds(upTo)}`;
}

const row = (band: CoverBand): string =>
  `<tr>${[bandWords(band), pounds(band.three), pounds(band.five)].map((cell) => `<td>${cell}</td>`).join('')}</tr>`;

/** The prices of cover as a table for the page about cover. */
export const COVER_TABLE = `<table><thead><tr><th scope="col">Price of the goods</th><th scope="col">3 years in all</th><th scope="col">5 years in all</th></tr></thead><tbody>${COVER_BANDS.map(row).join('')}</tbody></table>`;
