/** A colour code of the specification (§3), its name, and the slug of the filter "Colour". */
export type ColourCode = { code: string; name: string; slug: string };

/** The fourteen colours, in the order of the specification. */
export const COLOURS: readonly ColourCode[] = [
  { code: 'SS', name: 'Stainless Steel', slug: 'stainless-steel' },
  { code: 'SI', name: 'Silver', slug: 'silver' },
  { code: 'BL', name: 'Black', slug: 'black' },
  { code: 'GO', name: 'Gold', slug: 'gold' },
  { code: 'WH', name: 'White', slug: 'white' },
  { code: 'NI', name: 'Nickel', slug: 'nickel' },
  { code: 'CH', name: 'Chrome', slug: 'chrome' },
  { code: 'CU', name: 'Copper', slug: 'copper' },
  { code: 'CM', name: 'Cream', slug: 'cream' },
  { code: 'GR', name: 'Grey', slug: 'grey' },
  { code: 'GE', name: 'Green', slug: 'green' },
  { code: 'GM', name: 'Gunmetal Grey', slug: 'gunmetal-grey' },
  { code: 'Metallics', name: 'Metallics', slug: 'metallics' },
  { code: 'PB', name: 'Pastel Blue', slug: 'pastel-blue' },
];
