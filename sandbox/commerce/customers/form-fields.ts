import { countries } from '../geography.ts';
import type { Resolvers } from '../resolvers.ts';
import { invalid, type Problem } from './problems.ts';

type Kind =
  | 'TextFormField'
  | 'PasswordFormField'
  | 'PicklistFormField'
  | 'PicklistOrTextFormField'
  | 'CheckboxesFormField';

/** A field of the account and address forms, as listed in the control panel. */
export interface FormField {
  __typename: Kind;
  entityId: number;
  label: string;
  sortOrder: number;
  isBuiltIn: boolean;
  isRequired: boolean;
  builtInFieldId: string;
}

type Row = readonly [id: number, builtIn: string, label: string, kind?: Kind, optional?: 'optional'];

/** Built-in fields have the same ids in every store. This store has no custom fields. */
const CUSTOMER: readonly Row[] = [
  [1, 'EmailAddress', 'Email address'],
  [2, 'Password', 'Password', 'PasswordFormField'],
  [3, 'ConfirmPassword', 'Confirm password', 'PasswordFormField'],
  [24, 'CurrentPassword', 'Current password', 'PasswordFormField', 'optional'],
];
const ADDRESS: readonly Row[] = [
  [4, 'FirstName', 'First name'],
  [5, 'LastName', 'Last name'],
  [6, 'CompanyName', 'Company', 'TextFormField', 'optional'],
  [7, 'Phone', 'Phone', 'TextFormField', 'optional'],
  [8, 'AddressLine1', 'Address line 1'],
  [9, 'AddressLine2', 'Address line 2', 'TextFormField', 'optional'],
  [10, 'City', 'Town or city'],
  [11, 'Country', 'Country', 'PicklistFormField'],
  [12, 'State', 'County', 'PicklistOrTextFormField', 'optional'],
  [13, 'Zip', 'Postcode', 'TextFormField', 'optional'],
];

const fieldsOf = (rows: readonly Row[]): FormField[] =>
  rows.map(([entityId, builtInFieldId, label, kind = 'TextFormField', optional], index) => ({
    __typename: kind,
    entityId,
    label,
    sortOrder: index + 1,
    isBuiltIn: true,
    isRequired: optional === undefined,
    builtInFieldId,
  }));

interface FieldsArguments {
  filters?: { entityIds?: number[] | null; isRequired?: boolean | null; isBuiltIn?: boolean | null } | null;
  sortBy: 'FIELD_ID' | 'SORT_ORDER';
}

const listed =
  (rows: readonly Row[]) =>
  (_: object, { filters, sortBy }: FieldsArguments): FormField[] => {
    const { entityIds, isRequired, isBuiltIn } = filters ?? {};
    const kept = fieldsOf(rows).filter(
      (field) =>
        (!entityIds || entityIds.includes(field.entityId)) &&
        (isRequired == null || field.isRequired === isRequired) &&
        (isBuiltIn == null || field.isBuiltIn === isBuiltIn),
    );
    const key = sortBy === 'SORT_ORDER' ? 'sortOrder' : 'entityId';
    return kept.toSorted((a, b) => a[key] - b[key]);
  };

/** Values sent for custom fields, by field type. */
export type FormFieldsInput = Readonly<
  Record<string, readonly { fieldEntityId: number }[] | null | undefined>
>;

/** Returns a problem for every value, as the store has no custom fields. */
export function formFieldProblems(
  given: FormFieldsInput | null | undefined,
  within: readonly string[] = [],
): Problem[] {
  return Object.entries(given ?? {}).flatMap(([kind, values]) =>
    (values ?? []).map(({ fieldEntityId }) =>
      invalid([...within, 'formFields', kind], `Form field ${fieldEntityId} does not exist.`),
    ),
  );
}

export const formFieldResolvers: Resolvers = {
  FormFields: {
    customer: listed(CUSTOMER),
    shippingAddress: listed(ADDRESS),
    billingAddress: listed(ADDRESS),
  },
  PicklistFormField: {
    choosePrefix: () => 'Choose a country',
    options: () => countries({}).map(({ entityId, name }) => ({ entityId, label: name })),
  },
  PicklistOrTextFormField: { picklistPrefix: () => 'Choose a county' },
  Customer: { formFields: () => [] },
  CustomerAddress: { formFields: () => [] },
};
