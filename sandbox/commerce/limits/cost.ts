import {
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type FragmentSpreadNode,
  getNamedType,
  type GraphQLCompositeType,
  type GraphQLObjectType,
  type GraphQLSchema,
  isAbstractType,
  isCompositeType,
  isObjectType,
  Kind,
  type SelectionSetNode,
} from 'graphql';
import { isGroup, operationOf } from './operation.ts';

/** Cost of single fields in points, as measured on a live store. */
const DEAR: Readonly<Record<string, number>> = {
  'Query.site': 1_000,
  'SearchQueries.searchProducts': 2_000,
  'SearchProducts.filters': 2_000,
};
const MUTATION = 9_000;
const FIELD = 1;

/**
 * Returns the platform's cost of a document in points. Every selected field counts, including scalars and aliases, but
 * not `__typename`. A union or interface counts as its most expensive member. On the platform nested connections cost
 * somewhat more; how much was not measured. Zero if the document does not have the operation.
 * @param name of the operation, if there are several
 */
export function costOf(document: DocumentNode, schema: GraphQLSchema, name: string | null = null): number {
  const operation = operationOf(document, name);
  const root = operation && schema.getRootType(operation.operation);
  return root ? new Costs(document, schema).ofSet(operation.selectionSet, root) : 0;
}

class Costs {
  readonly #schema: GraphQLSchema;
  readonly #fragments = new Map<string, FragmentDefinitionNode>();
  /** Cost by fragment and type, so that each is computed once however often it is spread. */
  readonly #known = new Map<string, number>();

  constructor(document: DocumentNode, schema: GraphQLSchema) {
    this.#schema = schema;
    for (const each of document.definitions) {
      if (each.kind === Kind.FRAGMENT_DEFINITION) this.#fragments.set(each.name.value, each);
    }
  }

  ofSet(set: SelectionSetNode, type: GraphQLCompositeType): number {
    if (isObjectType(type)) return this.#onObject(set, type);
    return Math.max(0, ...this.#schema.getPossibleTypes(type).map((member) => this.#onObject(set, member)));
  }

  #onObject(set: SelectionSetNode, type: GraphQLObjectType): number {
    return set.selections.reduce((sum, each) => {
      if (each.kind === Kind.FIELD) return sum + this.#ofField(each, type);
      if (each.kind === Kind.FRAGMENT_SPREAD) return sum + this.#ofFragment(each, type);
      const applies = !each.typeCondition || this.#isA(type, each.typeCondition.name.value);
      return applies ? sum + this.#onObject(each.selectionSet, type) : sum;
    }, 0);
  }

  #ofFragment({ name }: FragmentSpreadNode, type: GraphQLObjectType): number {
    const key = `${name.value} ${type.name}`;
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    const fragment = this.#fragments.get(name.value);
    const applies = fragment && this.#isA(type, fragment.typeCondition.name.value);
    const cost = applies ? this.#onObject(fragment.selectionSet, type) : 0;
    this.#known.set(key, cost);
    return cost;
  }

  #isA(type: GraphQLObjectType, name: string): boolean {
    const condition = this.#schema.getType(name);
    return type.name === name || (isAbstractType(condition) && this.#schema.isSubType(condition, type));
  }

  #ofField({ name, selectionSet }: FieldNode, parent: GraphQLObjectType): number {
    if (name.value === '__typename') return 0;
    const type = getNamedType(parent.getFields()[name.value]?.type);
    const holdsMutations = parent === this.#schema.getMutationType() || isGroup(parent);
    const isMutation = holdsMutations && !isGroup(type);
    const own = isMutation ? MUTATION : (DEAR[`${parent.name}.${name.value}`] ?? FIELD);
    return own + (selectionSet && isCompositeType(type) ? this.ofSet(selectionSet, type) : 0);
  }
}
