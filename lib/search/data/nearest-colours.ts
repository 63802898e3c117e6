/** Nearest alternatives to a colour that is not available, by the source of its expression in `COLOUR_PHRASES`. */
export const NEAREST_COLOURS: ReadonlyMap<string, RegExp> = new Map([
  ['^Gunmetal', /^(?:Grey|Black)/],
  ['^(?:Gunmetal|Grey)', /^(?:Black|Silver)/],
  ['[Gg]rey', /^(?:Silver|Stainless steel)/i],
  ['^Silver', /^Stainless steel/i],
  ['^Stainless steel', /^(?:Silver|Chrome|Nickel)/],
  ['^Chrome', /^(?:Stainless steel|Silver|Nickel)/i],
  ['^Nickel', /^(?:Stainless steel|Chrome|Silver)/i],
  ['^Cream', /^White/],
  ['^White', /^Cream/],
  ['^Gold', /^Copper/],
  ['^Copper', /^Gold/],
]);
