import {
  buildSchema,
  type DocumentNode,
  type FieldNode,
  type GraphQLSchema,
  Kind,
  NoSchemaIntrospectionCustomRule,
  type OperationDefinitionNode,
  OperationTypeNode,
  parse,
  specifiedRules,
  validate,
} from 'graphql';
import { SCHEMA } from './data/schema.generated';
import { fieldsOf, refusal } from './limits';

/** A document that is valid in our schema and within the limits. */
export type GatewayDocument = {
  schema: GraphQLSchema;
  document: DocumentNode;
  operation: OperationDefinitionNode;
  kind: 'query' | 'mutation';
  /** Whether it only reads the catalogue, and nothing personal. */
  isCatalogue: boolean;
};

/** A document is sent as it is or not at all; `message` says why not. */
export type Checked = { ok: true; value: GatewayDocument } | { ok: false; message: string };

let schema: GraphQLSchema | undefined;

/** Mutations that are root fields themselves. */
export const ALONE: ReadonlySet<string> = new Set(['login', 'logout']);

/** Root fields that a browser may use. Below them, the schema decides. */
const QUERIES = new Set(['site', 'customer', 'geography', '__typename']);
const MUTATIONS = new Set(['cart', 'customer', 'login', 'logout', 'wishlist']);
/** Fields of `site` that are the same for everybody. */
const CATALOGUE = new Set(
  'search categoryTree category brand brands products product route settings content currencies __typename'.split(
    ' ',
  ),
);

const MOST_BYTES = 16 * 1024;
const MOST_TOKENS = 2_000;

const no = (message: string): Checked => ({ ok: false, message });

/**
 * Checks a document before it is sent to the platform.
 * @param introspection whether the schema itself may be queried (never in production)
 */
export function checkDocument(text: string, introspection: boolean): Checked {
  if (Buffer.byteLength(text) > MOST_BYTES) return no('The document is too long.');
  const document = parsed(text);
  if (!document) return no('The document is not GraphQL, or has too many parts.');
  const operations = document.definitions.filter((part) => part.kind === Kind.OPERATION_DEFINITION);
  const [operation] = operations;
  if (!operation || operations.length > 1) return no('Send one operation at a time.');
  if (operation.operation === OperationTypeNode.SUBSCRIPTION) return no('There is nothing to subscribe to.');
  const tooMuch = refusal(document, operation);
  if (tooMuch) return no(tooMuch);

  schema ??= buildSchema(SCHEMA, { assumeValid: true });
  const rules = introspection ? specifiedRules : [...specifiedRules, NoSchemaIntrospectionCustomRule];
  const [fault] = validate(schema, document, rules, { maxErrors: 1, hideSuggestions: true });
  if (fault) return no(fault.message);

  const roots = fieldsOf(document, operation.selectionSet);
  const kind = operation.operation === OperationTypeNode.QUERY ? 'query' : 'mutation';
  const allowed = kind === 'query' ? QUERIES : MUTATIONS;
  const stranger = roots.find(({ name }) => !allowed.has(name.value) && !name.value.startsWith('__'));
  if (stranger) return no(`"${stranger.name.value}" cannot be asked for here.`);
  if (kind === 'mutation' && countChanges(document, roots) !== 1) return no('Make one change at a time.');
  return {
    ok: true,
    value: { schema, document, operation, kind, isCatalogue: isCatalogue(document, roots) },
  };
}

function parsed(text: string): DocumentNode | null {
  try {
    return parse(text, { maxTokens: MOST_TOKENS, noLocation: true });
  } catch {
    return null;
  }
}

const below = (document: DocumentNode, { selectionSet }: FieldNode): FieldNode[] =>
  selectionSet ? fieldsOf(document, selectionSet) : [];

const countChanges = (document: DocumentNode, roots: FieldNode[]): number =>
  roots
    .flatMap((root) => (ALONE.has(root.name.value) ? [root] : below(document, root)))
    .filter(({ name }) => name.value !== '__typename').length;

function isCatalogue(document: DocumentNode, roots: FieldNode[]): boolean {
  return roots.every(({ name }, at) => {
    if (name.value !== 'site') return name.value === 'geography' || name.value === '__typename';
    const root = roots[at];
    return root !== undefined && below(document, root).every((field) => CATALOGUE.has(field.name.value));
  });
}
