import type { Captured } from '../capture.ts';
import { isStatic } from '../traffic.ts';

const HINT = Buffer.from('//# allFunctionsCalledOnLoad\n');
/** In bytes. Browsers compile smaller scripts faster than they hand them to another thread. */
const LARGE = 16 * 1024;

/**
 * Makes browsers compile a large script completely, on another thread, while it downloads. By default they compile each
 * function when it is first called, on the main thread (V8, "Explicit Compile Hints").
 */
export function withCompileHint(path: string, captured: Captured): Captured {
  const { status, body } = captured;
  if (status !== 200 || body.length < LARGE || !isStatic(path) || !path.endsWith('.js')) return captured;
  return { ...captured, body: Buffer.concat([HINT, body]) };
}
