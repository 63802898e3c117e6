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
 * The platform's limits for one request.
 * @returns what the operation costs, in points
 * @throws GraphQLError with its words when the operation goes beyond one of them.
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
    if (each.kind !== Kind.FIELD) return sum + 2; // a fragment hides how many there are
    if (each.name.value === '__typename') return sum;
    const inner = getNamedType(fields[each.name.value]?.type);
    const opens = isGroup(inner) && isObjectType(inner) && each.selectionSet !== undefined;
    return sum + (opens ? countMutations(each.selectionSet, inner) : 1);
  }, 0);
}
