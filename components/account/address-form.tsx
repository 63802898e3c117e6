'use client';

import { type ReactNode, useRef } from 'react';
import { AddressFinder } from '@/components/addresses/address-finder';
import { DataForm } from '@/components/forms/data-form';
import { addressValues } from '@/lib/addresses/rules';
import type { Address, Country } from '@/lib/addresses/types';
import type { FormField, FormNote } from '@/lib/forms/types';
import { href } from '@/lib/routing/href';

const schema = async () => (await import('@/lib/addresses/requests')).addressRequest;

const FIELDS: readonly FormField[] = [
  { name: 'firstName', label: 'First name', autoComplete: 'given-name', width: 'half' },
  { name: 'lastName', label: 'Last name', autoComplete: 'family-name', width: 'half' },
  { name: 'company', label: 'Company', autoComplete: 'organization', optional: true },
  { name: 'countryCode', label: 'Country', autoComplete: 'country' },
  { name: 'postalCode', label: 'Postcode', autoComplete: 'postal-code', width: 'short' },
  { name: 'address1', label: 'House and street', autoComplete: 'address-line1' },
  { name: 'address2', label: 'Flat, building, floor', autoComplete: 'address-line2', optional: true },
  { name: 'city', label: 'Town or city', autoComplete: 'address-level2', width: 'half' },
  {
    name: 'stateOrProvince',
    label: 'County or region',
    autoComplete: 'address-level1',
    optional: true,
    width: 'half',
  },
  {
    name: 'phone',
    label: 'Phone',
    help: 'The driver rings ahead.',
    autoComplete: 'tel',
    type: 'tel',
    inputMode: 'tel',
  },
];

type Props = {
  address: Partial<Address>;
  countries: readonly Country[];
  note: FormNote | null;
  beside: ReactNode;
  /** Whether addresses can be looked up by postcode. */
  finds: boolean;
};

/** Form for a new address, or to change one that has an id. */
export function AddressForm({ address, countries, note, beside, finds }: Props) {
  const { id } = address;
  const filledIn = useRef('');
  const options = countries.map(({ code, name }) => ({ value: code, label: name }));
  return (
    <DataForm
      id="address"
      action={href('/api/account/addresses')}
      schema={schema}
      fields={FIELDS.map((field) => (field.name === 'countryCode' ? { ...field, options } : field))}
      values={{ countryCode: 'GB', ...addressValues(address) }}
      hidden={id === undefined ? {} : { addressEntityId: String(id) }}
      note={note}
      submit={id === undefined ? 'Add this address' : 'Save the changes'}
      busy="Saving…"
      beside={beside}
      under={(name, { idOf, read, write }) =>
        finds && name === 'postalCode' ? (
          <AddressFinder
            id={idOf('found')}
            postcode={() => read('postalCode')}
            onChoose={({ company, address1, city }) => {
              // A company that the shopper typed is kept; one filled in from the address chosen before is replaced.
              if (company || read('company') === filledIn.current) write('company', company);
              filledIn.current = company;
              write('address1', address1);
              write('address2', '');
              write('city', city);
            }}
          />
        ) : null
      }
    />
  );
}
