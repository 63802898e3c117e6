const UNITS =
  '×|kg|g|mm|cm|m|m²|m³(?:/h)?|litres?|L|ml|kWh|Wh|kW|W|dB|rpm|A|V|Hz|bar|°C|p|' +
  'hours?|minutes?|seconds?|days?|weeks?|months?|years?|people|places?|(?:place )?settings?|bottles?|slices?|zones?|reviews?';
const MONTHS =
  'Jan(?:uary)?|Feb(?:ruary)?|Mar(?:ch)?|Apr(?:il)?|May|June?|July?|Aug(?:ust)?|Sept?(?:ember)?|Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?';

/** The space between a number and its unit or noun: `9 kg`, `2 × Hose`, `1 December`. */
const AFTER_FIGURE = new RegExp(String.raw`(?<=\d) (?=(?:${UNITS}|${MONTHS})(?![\p{L}\p{N}]))`, 'gu');
/** The space beside an energy class: `A energy`, `class A`. */
const BY_CLASS = /(?<=\b[A-G]\+*) (?=energy\b)|(?<=\b[Cc]lass) (?=[A-G]\b)/g;

/** The space in a full postcode: `LS6 3BN`. */
const IN_POSTCODE = /(?<=\b[A-Z]{1,2}\d[A-Z\d]?) (?=\d[A-Z]{2}\b)/g;

/**
 * Text for display with non-breaking spaces between numbers and units and in postcodes. Text that is stored, sent or
 * compared stays plain.
 */
export const unbroken = (text: string): string =>
  text.replace(AFTER_FIGURE, '\u00a0').replace(BY_CLASS, '\u00a0').replace(IN_POSTCODE, '\u00a0');
