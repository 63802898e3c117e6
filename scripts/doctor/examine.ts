import { Unanswered } from '../services/ask.ts';
import { Fault } from '../services/fault.ts';
import { type Check, failure, type Finding, type Line, notAsked } from './types.ts';

const UNANSWERED = 'Look at the address in the environment, and whether this machine may call it.';

/**
 * Runs checks in parallel, each after those that it needs. A check whose requirement failed is skipped, and names that
 * requirement. Lines are in the order of the checks.
 */
export function examine(checks: readonly Check[]): Promise<Line[]> {
  const lines = new Map<string, Promise<Line>>();
  const lineOf = (check: Check): Promise<Line> => {
    const line = lines.get(check.name) ?? examined(check);
    lines.set(check.name, line);
    return line;
  };
  const examined = async (check: Check): Promise<Line> => {
    const { name, tried } = check;
    if (check.without) return { name, tried, ...notAsked(check.without) };
    const wanted = checks.filter((each) => check.needs?.includes(each.name));
    const before = await Promise.all(wanted.map(lineOf));
    const missing = before.find(({ state }) => state === 'failure' || state === 'not asked');
    if (missing) return { name, tried, ...notAsked(`because of ${missing.name}`) };
    return { name, tried, ...(await outcomeOf(check)) };
  };
  return Promise.all(checks.map(lineOf));
}

async function outcomeOf({ run, unanswered = UNANSWERED }: Check): Promise<Finding> {
  try {
    return await run();
  } catch (error) {
    if (error instanceof Fault) return failure(error.message, error.remedy);
    if (error instanceof Unanswered) return failure(error.message, unanswered);
    return failure(
      `the check itself failed: ${error instanceof Error ? error.message : String(error)}`,
      'This is a fault of the shop’s.',
    );
  }
}
