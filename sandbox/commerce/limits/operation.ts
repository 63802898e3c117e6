import {
  type DocumentNode,
  type GraphQLNamedType,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
} from 'graphql';

/** Suffix of the type names of mutation groups (`cart { … }`), at the root or nested. */
const GROUP = 'Mutations';

export function isGroup(type: GraphQLNamedType | undefined): boolean {
  return isObjectType(type) && type.name.endsWith(GROUP);
}

/** Returns the operation with a name, or the first one if no name is given. */
export function operationOf(
  document: DocumentNode,
  name: string | null,
): OperationDefinitionNode | undefined {
  return document.definitions.find(
    (each): each is OperationDefinitionNode =>
      each.kind === Kind.OPERATION_DEFINITION && (name === null || each.name?.value === name),
  );
}
