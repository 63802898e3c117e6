import { existsSync, readFileSync } from 'node:fs';

export type Count = { passed: number; failed: number };

/** A gate that is one question: did the command succeed? */
export const oneCheck = (code: number): Count => ({ passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 });

type UnitReport = {
  numPassedTests: number;
  success: boolean;
  testResults: { status: string; assertionResults: { status: string }[] }[];
};

/** What vitest's JSON report counts; a file that could not be run is one failure, and so is a missing report. */
export function unitCount(file: string): Count {
  if (!existsSync(file)) return { passed: 0, failed: 1 };
  const { numPassedTests, success, testResults }: UnitReport = JSON.parse(readFileSync(file, 'utf8'));
  const failed = testResults
    .filter(({ status }) => status === 'failed')
    .map(({ assertionResults }) => assertionResults.filter(({ status }) => status === 'failed').length || 1)
    .reduce((sum, count) => sum + count, 0);
  return { passed: numPassedTests, failed: failed || (success ? 0 : 1) };
}

/** What Playwright's JSON report counts; a test that passed only when tried again is a failure. */
export function browserCount(file: string): Count {
  if (!existsSync(file)) return { passed: 0, failed: 1 };
  const { stats, errors }: { stats: Record<'expected' | 'unexpected' | 'flaky', number>; errors: unknown[] } =
    JSON.parse(readFileSync(file, 'utf8'));
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length };
}
