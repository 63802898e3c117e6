import {
  type DocumentNode,
  getNamedType,
  GraphQLError,
  type GraphQLObjectType,
  type GraphQLSchema,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
  OperationTypeNode,
  type SelectionSetNode,
} from 'graphql';
import { costOf } from './cost.ts';
import { depthOf } from './depth.ts';
import { isGroup } from './operation.ts';

const MOST_POINTS = 10_000;
const DEEPEST = 16;

/**
 * Checks a request against the platform's limits of depth, cost, and one mutation per request.
 * @returns the cost of the operation in points
 * @throws GraphQLError with the platform's message if a limit is exceeded
 */
export function checkLimits(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
): number {
  if (depthOf(document, operation.selectionSet) > DEEPEST) {
    throw new GraphQLError(`Max query depth ${DEEPEST} is reached.`);
  }
  const root = schema.getMutationType();
  if (operation.operation === OperationTypeNode.MUTATION && root) {
    if (countMutations(operation.selectionSet, root) > 1) {
      throw new GraphQLError('Only one mutation per request is allowed.');
    }
  }
  const cost = costOf(document, schema, operation.name?.value ?? null);
  if (cost > MOST_POINTS) {
    throw new GraphQLError(
      `The query is too complex as it has a complexity score of ${cost} out of ${MOST_POINTS}. Please remove some elements and try again`,
    );
  }
  return cost;
}

function countMutations({ selections }: SelectionSetNode, type: GraphQLObjectType): number {
  const fields = type.getFields();
  return selections.reduce((sum, each) => {
    if (each.kind !== Kind.FIELD) return sum + 2; // a fragment may contain several mutations
    if (each.name.value === '__typename') return sum;
    const inner = getNamedType(fields[each.name.value]?.type);
    const opens = isGroup(inner) && isObjectType(inner) && each.selectionSet !== undefined;
    return sum + (opens ? countMutations(each.selectionSet, inner) : 1);
  }, 0);
}
