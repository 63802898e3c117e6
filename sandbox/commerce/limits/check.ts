import {
  type DocumentNode,
  GraphQLError,
  Kind,
  type OperationDefinitionNode,
  OperationTypeNode,
} from 'graphql';
import { type Measure, measure } from './measure.ts';

const MOST_COMPLEX = 10_000;
const DEEPEST = 16;

/** Mutations that stand inside one of the root's groups (`cart { … }`). */
const GROUPS = new Set(['cart', 'customer', 'newsletter', 'wishlist']);

/**
 * The platform's limits for one request.
 * @throws GraphQLError with its words when the operation goes beyond one of them.
 */
export function checkLimits(
  document: DocumentNode,
  operation: OperationDefinitionNode,
  variables: Readonly<Record<string, unknown>>,
): Measure {
  const measured = measure(document, operation, variables);
  if (measured.depth > DEEPEST) throw new GraphQLError(`Max query depth ${DEEPEST} is reached.`);
  if (measured.complexity > MOST_COMPLEX) {
    throw new GraphQLError(
      `The query is too complex as it has a complexity score of ${measured.complexity} out of ${MOST_COMPLEX}. Please remove some elements and try again`,
    );
  }
  if (operation.operation === OperationTypeNode.MUTATION && countMutations(operation) > 1) {
    throw new GraphQLError('Only one mutation per request is allowed.');
  }
  return measured;
}

function countMutations({ selectionSet }: OperationDefinitionNode): number {
  return selectionSet.selections.reduce((sum, each) => {
    if (each.kind !== Kind.FIELD) return sum + 2; // a fragment at the root hides how many there are
    if (!GROUPS.has(each.name.value)) return sum + 1;
    const inside = each.selectionSet?.selections ?? [];
    const known = inside.filter((field) => field.kind === Kind.FIELD && field.name.value !== '__typename');
    return sum + known.length + 2 * inside.filter((field) => field.kind !== Kind.FIELD).length;
  }, 0);
}

/** The operation that is meant; the only one when no name is given. */
export function operationOf(
  document: DocumentNode,
  name: string | null,
): OperationDefinitionNode | undefined {
  return document.definitions.find(
    (each): each is OperationDefinitionNode =>
      each.kind === Kind.OPERATION_DEFINITION && (name === null || each.name?.value === name),
  );
}
