import { OUTWARD_CODES, type ZoneName } from './data/zones.ts';

/** Returns the zone of a British postcode in any notation; `null` if it is not a postcode. */
export function zoneOf(postcode: string): ZoneName | null {
  const bare = postcode.toUpperCase().replaceAll(/[\s.-]/g, '');
  const [, area, district] = /^([A-Z]{1,2})(\d{1,2})[A-Z]?\d[A-Z]{2}$/.exec(bare) ?? [];
  if (!area || !district) return null;
  const row = OUTWARD_CODES.find(
    ([, code, from = 0, to = 99]) => code === area && Number(district) >= from && Number(district) <= to,
  );
  return row?.[0] ?? 'mainland';
}

const EXCLUDED: readonly (readonly [RegExp, ZoneName])[] = [
  [/\bNI\b|northern ireland/i, 'northern-ireland'],
  [/highland/i, 'highlands'],
  [/island/i, 'islands'],
];

/** Parses the zones in the custom field "Not delivered to": `NI, Highlands`. */
export function excludedZones(text: string): ZoneName[] {
  return EXCLUDED.flatMap(([word, zone]) => (word.test(text) ? [zone] : []));
}
