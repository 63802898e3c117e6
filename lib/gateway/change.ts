import {
  type FieldNode,
  getArgumentValues,
  getVariableValues,
  type GraphQLObjectType,
  isObjectType,
  getNamedType,
} from 'graphql';
import { ALONE, type GatewayDocument } from './document';
import { fieldsOf } from './limits';

/** The only change that a mutation makes. */
export type Change = {
  /** `login`, `logout`, or the field below `cart`, `customer` and the like. */
  name: string;
  root: string;
  arguments: Record<string, unknown>;
  /** Path of its result in the answer. */
  path: string[];
  node: FieldNode;
};

/**
 * Returns the change that a checked mutation makes, with its variables substituted; null if it cannot be determined.
 */
export function changeOf(checked: GatewayDocument, variables: Record<string, unknown>): Change | null {
  const { schema, document, operation } = checked;
  const { coerced } = getVariableValues(schema, operation.variableDefinitions ?? [], variables);
  const mutation = schema.getMutationType();
  const root = fieldsOf(document, operation.selectionSet).find(isChange);
  if (!coerced || !mutation || !root) return null;
  const alone = ALONE.has(root.name.value);
  const node = alone ? root : root.selectionSet && fieldsOf(document, root.selectionSet).find(isChange);
  const parent = alone ? mutation : typeBelow(mutation, root);
  const definition = node && parent?.getFields()[node.name.value];
  if (!node || !definition) return null;
  return {
    name: node.name.value,
    root: root.name.value,
    arguments: getArgumentValues(definition, node, coerced),
    path: alone ? [keyOf(root)] : [keyOf(root), keyOf(node)],
    node,
  };
}

const isChange = ({ name }: FieldNode) => name.value !== '__typename';
const keyOf = ({ alias, name }: FieldNode) => (alias ?? name).value;

function typeBelow(parent: GraphQLObjectType, field: FieldNode): GraphQLObjectType | null {
  const type = getNamedType(parent.getFields()[field.name.value]?.type);
  return isObjectType(type) ? type : null;
}

/** Returns the value at a path of an answer. */
export function resultAt(data: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>(
    (at, key) => (typeof at === 'object' && at !== null ? (at as Record<string, unknown>)[key] : undefined),
    data,
  );
}
