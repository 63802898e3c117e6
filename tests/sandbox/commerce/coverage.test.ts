import { isObjectType, parse, TypeInfo, validate, visit, visitWithTypeInfo } from 'graphql';
import { expect, test } from 'vitest';
import { commerceSchema } from '../../../sandbox/commerce/schema.ts';
import { CHECKOUT_DOCUMENTS } from './checkout/documents.ts';
import { ACCOUNT_DOCUMENTS } from './account-documents.ts';
import { DOCUMENTS } from './documents.ts';
import { ENQUIRY_DOCUMENTS } from './enquiry-documents.ts';
import { ORDER_DOCUMENTS } from './order-documents.ts';
import { STOREFRONT_DOCUMENTS } from './storefront-documents.ts';
import { WISHLIST_DOCUMENTS } from './wishlist-documents.ts';

const ALL_DOCUMENTS = [
  ...DOCUMENTS,
  ...ACCOUNT_DOCUMENTS,
  ...WISHLIST_DOCUMENTS,
  ...ORDER_DOCUMENTS,
  ...CHECKOUT_DOCUMENTS,
  ...ENQUIRY_DOCUMENTS,
  ...STOREFRONT_DOCUMENTS,
];

/**
 * Kinds of options that no product of this store has, and what they need. The platform's schema asks for the input
 * of each as one, so the answers' types stand beside it.
 */
const WITHOUT_CASE = /^CartSelected(Checkbox|DateField|NumberField)Option\./;

test('every field of the schema is selected by a document that a test runs', () => {
  const schema = commerceSchema();
  const asked = new Set<string>();
  for (const source of ALL_DOCUMENTS) {
    const document = parse(source);
    expect(validate(schema, document)).toEqual([]);
    const types = new TypeInfo(schema);
    visit(
      document,
      visitWithTypeInfo(types, {
        Field: ({ name }) => {
          const parent = types.getParentType();
          if (!parent) return;
          const members = isObjectType(parent) ? [parent] : schema.getPossibleTypes(parent);
          for (const each of members) asked.add(`${each.name}.${name.value}`);
        },
      }),
    );
  }
  const declared = Object.values(schema.getTypeMap())
    .filter((type) => isObjectType(type) && !type.name.startsWith('__'))
    .flatMap((type) =>
      isObjectType(type) ? Object.keys(type.getFields()).map((field) => `${type.name}.${field}`) : [],
    );
  expect(declared.filter((field) => !asked.has(field) && !WITHOUT_CASE.test(field))).toEqual([]);
});
