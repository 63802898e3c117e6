import { isRecord } from './engine/record.ts';
import { SearchError } from './errors.ts';

const asNumber = (value: unknown): number => (typeof value === 'number' ? value : 0);
const asList = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/**
 * Algolia's built-in operations: each takes the current value of a field and the operand, and returns the new value, or
 * undefined to leave the field as it is.
 */
const OPERATIONS: Readonly<Record<string, (known: unknown, value: unknown) => unknown>> = {
  Increment: (known, value) => asNumber(known) + asNumber(value),
  Decrement: (known, value) => asNumber(known) - asNumber(value),
  IncrementFrom: (known, value) => (asNumber(known) === value ? asNumber(known) + 1 : known),
  IncrementSet: (known, value) => (asNumber(value) > asNumber(known) ? value : known),
  Add: (known, value) => [...asList(known), value],
  AddUnique: (known, value) => (asList(known).includes(value) ? known : [...asList(known), value]),
  Remove: (known, value) => asList(known).filter((each) => each !== value),
};

/**
 * Returns the new value of a field: the given value, or the result if it is a built-in operation.
 * @throws SearchError for an unknown operation
 */
export function changedValue(known: unknown, given: unknown): unknown {
  if (!isRecord(given) || typeof given['_operation'] !== 'string') return given;
  const operate = OPERATIONS[given['_operation']];
  if (!operate) throw new SearchError(400, `Invalid operation: ${given['_operation']}`);
  return operate(known, given['value']);
}
