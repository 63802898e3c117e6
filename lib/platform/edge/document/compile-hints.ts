import type { Captured } from '../capture.ts';
import { isStatic } from '../traffic.ts';

const HINT = Buffer.from('//# allFunctionsCalledOnLoad\n');
/** The browser reads smaller scripts faster than it hands them to another thread. */
const LARGE = 16 * 1024;

/**
 * Has browsers compile a large script whole, on another thread while it arrives. Left to themselves they compile each
 * function when it is first called, on the thread that answers people (V8, "Explicit Compile Hints").
 */
export function withCompileHint(path: string, captured: Captured): Captured {
  const { status, body } = captured;
  if (status !== 200 || body.length < LARGE || !isStatic(path) || !path.endsWith('.js')) return captured;
  return { ...captured, body: Buffer.concat([HINT, body]) };
}
