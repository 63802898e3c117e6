import {
  type DocumentNode,
  type GraphQLNamedType,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
} from 'graphql';

/** How the platform ends the name of the type of a group of mutations (`cart { … }`), be it at the root or inside another one. */
const GROUP = 'Mutations';

export function isGroup(type: GraphQLNamedType | undefined): boolean {
  return isObjectType(type) && type.name.endsWith(GROUP);
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
