import {
  type DocumentNode,
  type FieldNode,
  getNamedType,
  type GraphQLNamedType,
  type GraphQLSchema,
  isAbstractType,
  isCompositeType,
  isInterfaceType,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql';

/** Points by what is selected, as they were measured on a live store; every other field costs one, scalars too. */
const DEAR: Readonly<Record<string, number>> = {
  'Query.site': 1_000,
  'SearchQueries.searchProducts': 2_000,
  'SearchProducts.filters': 2_000,
};
const MUTATION = 9_000;

/** What the platform calls the type of a group of mutations (`cart { … }`). */
const isGroup = (type: GraphQLNamedType | undefined): boolean => type?.name.endsWith('Mutations') === true;

/** What the platform charges for a document, in points; it takes 10 000 at most. Of a union its dearest member counts. */
export function documentCost(schema: GraphQLSchema, document: DocumentNode): number {
  const fragments = new Map(
    document.definitions.flatMap((each) =>
      each.kind === Kind.FRAGMENT_DEFINITION ? [[each.name.value, each] as const] : [],
    ),
  );

  function costOf(set: SelectionSetNode, type: GraphQLNamedType): number {
    if (!isAbstractType(type)) return costFor(set, type);
    return Math.max(...schema.getPossibleTypes(type).map((member) => costFor(set, member)));
  }

  /** Of what is selected on an object of one type. */
  function costFor(set: SelectionSetNode, type: GraphQLNamedType): number {
    return set.selections.reduce((sum, each) => {
      if (each.kind === Kind.FIELD) return sum + costOfField(each, type);
      const found = each.kind === Kind.FRAGMENT_SPREAD ? fragments.get(each.name.value) : each;
      const isMet = !found?.typeCondition || includes(found.typeCondition.name.value, type);
      return found && isMet ? sum + costFor(found.selectionSet, type) : sum;
    }, 0);
  }

  function includes(name: string, type: GraphQLNamedType): boolean {
    const condition = schema.getType(name);
    return (
      name === type.name ||
      (isAbstractType(condition) && isObjectType(type) && schema.isSubType(condition, type))
    );
  }

  function costOfField({ name, selectionSet }: FieldNode, parent: GraphQLNamedType): number {
    if (name.value === '__typename') return 0;
    const fields = isObjectType(parent) || isInterfaceType(parent) ? parent.getFields() : {};
    const type = getNamedType(fields[name.value]?.type);
    const isMutation = (parent === schema.getMutationType() || isGroup(parent)) && !isGroup(type);
    const own = isMutation ? MUTATION : (DEAR[`${parent.name}.${name.value}`] ?? 1);
    return own + (selectionSet && isCompositeType(type) ? costOf(selectionSet, type) : 0);
  }

  const operation = document.definitions.find(
    (each): each is OperationDefinitionNode => each.kind === Kind.OPERATION_DEFINITION,
  );
  const root = operation && schema.getRootType(operation.operation);
  return root ? costOf(operation.selectionSet, root) : 0;
}
