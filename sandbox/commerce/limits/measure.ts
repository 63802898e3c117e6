import {
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql';

export interface Measure {
  /** Roughly the number of objects the answer can hold. */
  complexity: number;
  /** Fields inside one another. */
  depth: number;
}

/** Page size of a connection that is asked for without one. */
const DEFAULT_PAGE = 10;
/** Steps of a connection that are no objects of their own. */
const STEPS = new Set(['edges', 'node', 'pageInfo', 'collectionInfo']);

type Variables = Readonly<Record<string, unknown>>;

/**
 * How much an operation asks for: one point for every object, a connection's objects times its page size.
 * The facets of a search count once, whatever their page sizes: there is one small set of them per search.
 */
export function measure(
  document: DocumentNode,
  operation: OperationDefinitionNode,
  variables: Variables,
): Measure {
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const each of document.definitions) {
    if (each.kind === Kind.FRAGMENT_DEFINITION) fragments.set(each.name.value, each);
  }
  return new Measuring(fragments, { ...defaults(operation), ...variables }).selections(
    operation.selectionSet,
    false,
  );
}

function defaults(operation: OperationDefinitionNode): Variables {
  const numbers = (operation.variableDefinitions ?? []).flatMap(({ variable, defaultValue }) =>
    defaultValue?.kind === Kind.INT ? [[variable.name.value, Number(defaultValue.value)] as const] : [],
  );
  return Object.fromEntries(numbers);
}

class Measuring {
  readonly #fragments: ReadonlyMap<string, FragmentDefinitionNode>;
  readonly #variables: Variables;
  /** Each fragment is measured once, however often it is spread. */
  readonly #known = new Map<string, Measure>();

  constructor(fragments: ReadonlyMap<string, FragmentDefinitionNode>, variables: Variables) {
    this.#fragments = fragments;
    this.#variables = variables;
  }

  selections(set: SelectionSetNode, inFacets: boolean): Measure {
    const sum = { complexity: 0, depth: 0 };
    for (const selection of set.selections) {
      const part =
        selection.kind === Kind.FIELD
          ? this.#field(selection, inFacets)
          : selection.kind === Kind.INLINE_FRAGMENT
            ? this.selections(selection.selectionSet, inFacets)
            : this.#fragment(selection.name.value, inFacets);
      sum.complexity += part.complexity;
      sum.depth = Math.max(sum.depth, part.depth);
    }
    return sum;
  }

  #field(field: FieldNode, inFacets: boolean): Measure {
    if (!field.selectionSet) return { complexity: 0, depth: 1 };
    const facets = inFacets || field.name.value === 'filters';
    const inner = this.selections(field.selectionSet, facets);
    const depth = inner.depth + 1;
    if (STEPS.has(field.name.value)) return { complexity: inner.complexity, depth };
    const times = facets || !isConnection(field) ? 1 : this.#pageSize(field);
    return { complexity: 1 + times * (inner.complexity + (times > 1 ? 1 : 0)), depth };
  }

  #fragment(name: string, inFacets: boolean): Measure {
    const key = `${name} ${inFacets}`;
    let found = this.#known.get(key);
    if (!found) {
      const fragment = this.#fragments.get(name);
      found = fragment ? this.selections(fragment.selectionSet, inFacets) : { complexity: 0, depth: 0 };
      this.#known.set(key, found);
    }
    return found;
  }

  #pageSize(field: FieldNode): number {
    const given = field.arguments?.find(({ name }) => name.value === 'first')?.value;
    if (given?.kind === Kind.INT) return Number(given.value);
    const value = given?.kind === Kind.VARIABLE ? this.#variables[given.name.value] : undefined;
    return typeof value === 'number' ? value : DEFAULT_PAGE;
  }
}

function isConnection(field: FieldNode): boolean {
  return (
    field.arguments?.some(({ name }) => name.value === 'first') === true ||
    field.selectionSet?.selections.some((each) => each.kind === Kind.FIELD && each.name.value === 'edges') ===
      true
  );
}
