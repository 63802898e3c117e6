import { graphql } from '@/lib/platform/graphql';

const AddressFragment = graphql(`
  fragment BookAddress on CustomerAddress {
    entityId firstName lastName company address1 address2 city stateOrProvince postalCode countryCode country phone
  }
`);

export const AddressBook = graphql(
  `
  query AddressBook($after: String) {
    customer {
      entityId
      addresses(first: 50, after: $after) {
        pageInfo { hasNextPage endCursor }
        edges { node { ...BookAddress } }
      }
    }
  }
`,
  [AddressFragment],
);

export const CountriesQuery = graphql(`
  query Countries { geography { countries { code name } } }
`);

export const AddAddress = graphql(`
  mutation AddAddress($input: AddCustomerAddressInput!) {
    customer {
      addCustomerAddress(input: $input) {
        address { entityId }
        errors { __typename ... on Error { message } ... on ValidationError { path } }
      }
    }
  }
`);

export const UpdateAddress = graphql(`
  mutation UpdateAddress($input: UpdateCustomerAddressInput!) {
    customer {
      updateCustomerAddress(input: $input) {
        address { entityId }
        errors { __typename ... on Error { message } ... on ValidationError { path } }
      }
    }
  }
`);

export const DeleteAddress = graphql(`
  mutation DeleteAddress($input: DeleteCustomerAddressInput!) {
    customer {
      deleteCustomerAddress(input: $input) {
        errors { __typename ... on Error { message } }
      }
    }
  }
`);
