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
import { type Measure, measure } from './measure.ts';

const MOST_COMPLEX = 10_000;
const DEEPEST = 16;

/** What the platform calls the type of a group of mutations (`cart { … }`), be it at the root or inside another one. */
const GROUP = /Mutations$/;

/**
 * The platform's limits for one request.
 * @throws GraphQLError with its words when the operation goes beyond one of them.
 */
export function checkLimits(
  schema: GraphQLSchema,
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
  const root = schema.getMutationType();
  if (operation.operation === OperationTypeNode.MUTATION && root) {
    if (countMutations(operation.selectionSet, root) > 1) {
      throw new GraphQLError('Only one mutation per request is allowed.');
    }
  }
  return measured;
}

function countMutations({ selections }: SelectionSetNode, type: GraphQLObjectType): number {
  const fields = type.getFields();
  return selections.reduce((sum, each) => {
    if (each.kind !== Kind.FIELD) return sum + 2; // a fragment hides how many there are
    if (each.name.value === '__typename') return sum;
    const inner = getNamedType(fields[each.name.value]?.type);
    const isGroup = isObjectType(inner) && GROUP.test(inner.name) && each.selectionSet !== undefined;
    return sum + (isGroup ? countMutations(each.selectionSet, inner) : 1);
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
