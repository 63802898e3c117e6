import { getVariableValues, TypeInfo, valueFromAST, visit, visitWithTypeInfo } from 'graphql';
import type { GatewayDocument } from './document';

const MOST_IN_A_LIST = 50;
const MOST_CHARACTERS = 500;
const MOST_OF_ONE = 99;

/** The arguments of a document, if its variables match their declarations and all values are within bounds. */
export type Arguments =
  | { ok: true; variables: Record<string, unknown>; cartIds: string[] }
  | { ok: false; message: string };

/** Checks variables and inline values together, so that neither can be used to evade a bound. */
export function checkArguments(checked: GatewayDocument, values: Record<string, unknown>): Arguments {
  const { schema, document, operation } = checked;
  const { coerced, errors } = getVariableValues(schema, operation.variableDefinitions ?? [], values, {
    maxErrors: 1,
    hideSuggestions: true,
  });
  if (!coerced) return { ok: false, message: errors?.[0]?.message ?? 'The variables do not fit.' };

  const cartIds = new Set<string>();
  let fault: string | null = null;
  const types = new TypeInfo(schema);
  visit(
    document,
    visitWithTypeInfo(types, {
      Argument(node) {
        const type = types.getInputType();
        const value: unknown = type ? valueFromAST(node.value, type, coerced) : undefined;
        fault ??= faultOf(node.name.value, value);
        collectCarts(value, cartIds, isCartId(types, node.name.value));
      },
    }),
  );
  return fault ? { ok: false, message: fault } : { ok: true, variables: values, cartIds: [...cartIds] };
}

/**
 * Whether an argument is a cart id without being named so: that of `site.cart(entityId)`, or of a checkout, which has
 * its cart's id and contains addresses.
 */
function isCartId(types: TypeInfo, argument: string): boolean {
  return argument === 'entityId' && /^(cart|checkout)$/.test(types.getFieldDef()?.name ?? '');
}

function collectCarts(value: unknown, into: Set<string>, itself: boolean): void {
  if (itself && typeof value === 'string') into.add(value);
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inside] of Object.entries(value)) collectCarts(inside, into, key === 'cartEntityId');
}

function faultOf(name: string, value: unknown): string | null {
  if (Array.isArray(value)) {
    if (value.length > MOST_IN_A_LIST) return `${name}: give at most ${MOST_IN_A_LIST} at a time.`;
    return firstFault(value.map((inside: unknown) => [name, inside]));
  }
  if (typeof value === 'string' && value.length > MOST_CHARACTERS) return `${name}: this is too long.`;
  if (typeof value === 'number') return faultOfNumber(name, value);
  return typeof value === 'object' && value !== null ? firstFault(Object.entries(value)) : null;
}

function firstFault(parts: [string, unknown][]): string | null {
  for (const [name, value] of parts) {
    const fault = faultOf(name, value);
    if (fault) return fault;
  }
  return null;
}

function faultOfNumber(name: string, value: number): string | null {
  const within = (most: number) => value >= 1 && value <= most;
  if ((name === 'first' || name === 'last') && !within(MOST_IN_A_LIST)) {
    return `${name}: ask for 1 to ${MOST_IN_A_LIST} at a time.`;
  }
  return name === 'quantity' && !within(MOST_OF_ONE) ? `quantity: give 1 to ${MOST_OF_ONE}.` : null;
}
