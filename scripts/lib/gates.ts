import { existsSync, readFileSync } from 'node:fs';

export type Count = { passed: number; failed: number };

/** A gate that is one question: did the command succeed? */
export const oneCheck = (code: number): Count => ({ passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 });

/** What vitest's JSON report counts. A report that is missing counts as one failure. */
export function unitCount(file: string): Count {
  if (!existsSync(file)) return { passed: 0, failed: 1 };
  const report: { numPassedTests: number; numFailedTests: number; success: boolean } = JSON.parse(
    readFileSync(file, 'utf8'),
  );
  const failed = report.numFailedTests || (report.success ? 0 : 1);
  return { passed: report.numPassedTests, failed };
}

/** What Playwright's JSON report counts; a test that passed only when tried again is a failure. */
export function browserCount(file: string): Count {
  if (!existsSync(file)) return { passed: 0, failed: 1 };
  const { stats, errors }: { stats: Record<'expected' | 'unexpected' | 'flaky', number>; errors: unknown[] } =
    JSON.parse(readFileSync(file, 'utf8'));
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length };
}
