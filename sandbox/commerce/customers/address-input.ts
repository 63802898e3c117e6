import { run } from '../../store/rows.ts';
import type { Store } from '../../store/store.ts';
import { countries } from '../geography.ts';
import { type TextRule, textProblems } from './fields.ts';
import { formFieldProblems, type FormFieldsInput } from './form-fields.ts';
import { invalid, type Problem } from './problems.ts';

/** An address as it is sent. An update only has the fields to change. */
export interface AddressChange {
  firstName?: string | null;
  lastName?: string | null;
  company?: string | null;
  address1?: string | null;
  address2?: string | null;
  city?: string | null;
  stateOrProvince?: string | null;
  postalCode?: string | null;
  countryCode?: string | null;
  phone?: string | null;
  formFields?: FormFieldsInput | null;
}

export type AddressInput = AddressChange & {
  firstName: string;
  lastName: string;
  address1: string;
  city: string;
  countryCode: string;
};

const RULES: readonly TextRule[] = [
  ['firstName', 'First name', 100, 'required'],
  ['lastName', 'Last name', 100, 'required'],
  ['company', 'Company', 100],
  ['address1', 'Address line 1', 255, 'required'],
  ['address2', 'Address line 2', 255],
  ['city', 'Town or city', 100, 'required'],
  ['stateOrProvince', 'County', 100],
  ['postalCode', 'Postcode', 30],
  ['phone', 'Phone', 50],
];

/** Returns what is wrong with an address. `within` is its path inside `input`. */
export function addressProblems(given: AddressChange, within: readonly string[] = []): Problem[] {
  const { formFields, ...texts } = given;
  const problems = [...textProblems(texts, RULES, within), ...formFieldProblems(formFields, within)];
  const code = given.countryCode;
  if (code != null && countries({ code }).length === 0) {
    problems.push(invalid([...within, 'countryCode'], 'Country is not known.'));
  }
  return problems;
}

/** Returns the column values of an address; `null` for missing fields. */
export function addressColumns(given: AddressChange): (string | null)[] {
  return [
    given.firstName,
    given.lastName,
    given.company,
    given.address1,
    given.address2,
    given.city,
    given.stateOrProvince,
    given.postalCode,
    given.countryCode,
    given.phone,
  ].map((value) => value?.trim() ?? null);
}

/** Inserts an address. Returns its id. */
export function insertAddress(store: Store, customerId: number, address: AddressInput): number {
  return run(
    store,
    `INSERT INTO customer_address (first_name, last_name, company, address1, address2, city, state, postcode,
       country_code, phone, customer_id) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    ...addressColumns(address).map((value) => value ?? ''),
    customerId,
  ).lastId;
}
