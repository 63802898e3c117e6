import { createHash } from 'node:crypto';
import { FIRMS, HOUSES, STREETS } from './data/streets.ts';
import { TOWNS } from './data/towns.ts';

/** A delivery point in the format of the Ideal Postcodes API, with the fields that the sandbox knows. */
export interface DemoAddress {
  postcode: string;
  postcode_inward: string;
  postcode_outward: string;
  post_town: string;
  thoroughfare: string;
  building_number: string;
  building_name: string;
  sub_building_name: string;
  organisation_name: string;
  udprn: number;
  line_1: string;
  line_2: string;
  line_3: string;
  premise: string;
  country: string;
}

const POSTCODE = /^([A-Z]{1,2})(\d[A-Z\d]?)(\d[A-Z]{2})$/;

/**
 * Returns the delivery points of a postcode: eight houses in one street, three flats in one house, and a firm. The same
 * postcode always gives the same list. Returns an empty list for anything that is not a UK postcode, and for postcodes
 * that end in ZZ, so that a search without results can be tried.
 */
export function addressesAt(text: string): DemoAddress[] {
  const [, area = '', district = '', inward = ''] =
    POSTCODE.exec(text.toUpperCase().replace(/[^A-Z\d]/g, '')) ?? [];
  const town = TOWNS[area];
  if (!town || inward.endsWith('ZZ')) return [];
  const outward = `${area}${district}`;
  const seed = createHash('sha256').update(`${outward} ${inward}`).digest();
  const pick = <T>(list: readonly T[], at: number): T | undefined => list[(seed[at] ?? 0) % list.length];
  const street = pick(STREETS, 0) ?? '';
  const first = 1 + ((seed[1] ?? 0) % 20);
  const made = (parts: Partial<DemoAddress>, index: number): DemoAddress => ({
    postcode: `${outward} ${inward}`,
    postcode_inward: inward,
    postcode_outward: outward,
    post_town: town,
    thoroughfare: street,
    building_number: '',
    building_name: '',
    sub_building_name: '',
    organisation_name: '',
    udprn: 20_000_000 + (seed.readUInt32BE(4) % 30_000_000) + index,
    line_1: '',
    line_2: '',
    line_3: '',
    premise: '',
    country: 'England',
    ...parts,
  });
  const houses = Array.from({ length: 8 }, (_, index) => String(first + index * 2)).map((number) => ({
    building_number: number,
    premise: number,
    line_1: `${number} ${street}`,
  }));
  const house = pick(HOUSES, 2) ?? '';
  const flats = [1, 2, 3].map((number) => ({
    building_name: house,
    sub_building_name: `Flat ${number}`,
    premise: `Flat ${number}, ${house}`,
    line_1: `Flat ${number}`,
    line_2: house,
    line_3: street,
  }));
  const firm = pick(FIRMS, 3) ?? '';
  const number = String(first + 16);
  const shop = {
    organisation_name: firm,
    building_number: number,
    premise: number,
    line_1: firm,
    line_2: `${number} ${street}`,
  };
  return [...houses, ...flats, shop].map(made);
}
