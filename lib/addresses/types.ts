/** An address in a customer's address book (specification §3). Absent parts are empty texts. */
export type Address = {
  id: number;
  firstName: string;
  lastName: string;
  company: string;
  address1: string;
  address2: string;
  city: string;
  stateOrProvince: string;
  postalCode: string;
  /** ISO 3166-1, two letters. */
  countryCode: string;
  country: string;
  phone: string;
};

/** ISO 3166-1 code and English name. */
export type Country = { code: string; name: string };
