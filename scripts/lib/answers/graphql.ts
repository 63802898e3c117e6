import {
  getNamedType,
  type GraphQLField,
  type GraphQLSchema,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  isUnionType,
} from 'graphql';

type Row = [name: string, takes: string, gives: string];

/** Whether a type holds the operations of a namespace, such as `cart` or `catalog`. */
const isNamespace = (name: string) => name.endsWith('Mutations');
const isPlumbing = (name: string) => /(Connection|Edge|Mutations)$|^(Query|Mutation|__)/.test(name);

const rowOf = (field: GraphQLField<unknown, unknown>, before = ''): Row => [
  `${before}${field.name}`,
  field.args.map(({ name }) => name).join(', '),
  String(field.type),
];

/** The fields of `Query` and of its `site`. */
export function queryRows(schema: GraphQLSchema): Row[] {
  const site = schema.getType('Site');
  return [
    ...Object.values(schema.getQueryType()?.getFields() ?? {}).map((field) => rowOf(field)),
    ...(isObjectType(site) ? Object.values(site.getFields()).map((field) => rowOf(field, 'site.')) : []),
  ];
}

/** Every mutation, with its namespace in front. */
export const mutationRows = (schema: GraphQLSchema): Row[] =>
  Object.values(schema.getMutationType()?.getFields() ?? {}).flatMap((field) => {
    const type = getNamedType(field.type);
    if (!isObjectType(type) || !isNamespace(type.name)) return [rowOf(field)];
    return Object.values(type.getFields()).map((each) => rowOf(each, `${field.name}.`));
  });

/** Types with their fields; connections and edges are left out, since they are the same everywhere. */
export const typeRows = (schema: GraphQLSchema): [type: string, fields: string][] =>
  Object.values(schema.getTypeMap())
    .filter(
      (type) => isObjectType(type) || isInterfaceType(type) || isInputObjectType(type) || isUnionType(type),
    )
    .filter(({ name }) => !isPlumbing(name))
    .toSorted((one, other) => (one.name < other.name ? -1 : 1))
    .map((type) => [
      type.name,
      isUnionType(type)
        ? `one of ${type
            .getTypes()
            .map(({ name }) => name)
            .join(', ')}`
        : Object.keys(type.getFields()).join(', '),
    ]);
