import { readConfig } from '../../lib/platform/config.ts';
import { createAsk } from '../services/ask.ts';
import { checksOf } from './checks/table.ts';
import { variableLines } from './checks/variables.ts';
import { examine } from './examine.ts';
import { withoutSecrets } from '../services/secrets.ts';
import type { Line } from './types.ts';

export type Environment = Readonly<Record<string, string | undefined>>;
export type Options = {
  /** For each call, in milliseconds. */
  deadlineMs?: number;
  /** Milliseconds since 1970. */
  now?: number;
};

const DEADLINE_MS = 10_000;

/**
 * Checks everything in an environment with calls that leave nothing behind. If the environment itself is invalid, only
 * its faulty variables are reported. Never throws; no line contains a secret.
 */
export async function diagnose(
  environment: Environment,
  { deadlineMs = DEADLINE_MS, now = Date.now() }: Options = {},
): Promise<Line[]> {
  const faults = variableLines(environment);
  const lines = faults.some(({ state }) => state === 'failure')
    ? faults
    : [
        ...faults,
        ...(await examine(checksOf({ config: readConfig(environment), ask: createAsk(deadlineMs), now }))),
      ];
  const hide = (text: string) => withoutSecrets(text, environment);
  return lines.map((line) => ({
    ...line,
    found: hide(line.found),
    ...(line.remedy && { remedy: hide(line.remedy) }),
  }));
}
