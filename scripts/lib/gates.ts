import { existsSync, readFileSync } from 'node:fs';

/** Result of a gate; `failures` describes each failure in a line or two, where possible. */
export type Count = {
  passed: number;
  failed: number;
  failures: string[];
  /** Names of tests that passed only on a retry: they count as passed, but need fixing. */
  unsteady?: string[];
};

/** A gate that only checks whether a command succeeded. */
export const oneCheck = (code: number): Count =>
  code === 0 ? { passed: 1, failed: 0, failures: [] } : { passed: 0, failed: 1, failures: [] };

const notRun: Count = { passed: 0, failed: 1, failures: ['no report was written'] };

type UnitReport = {
  numPassedTests: number;
  success: boolean;
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[];
  }[];
};

const firstLine = (text: string | undefined) => text?.split('\n', 1)[0] ?? '';

/** Counts of vitest's JSON report. A file that could not be run counts as one failure, and so does a missing report. */
export function unitCount(file: string): Count {
  if (!existsSync(file)) return notRun;
  const { numPassedTests, success, testResults }: UnitReport = JSON.parse(readFileSync(file, 'utf8'));
  const failures = testResults
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name, message, assertionResults }) => {
      const failed = assertionResults.filter(({ status }) => status === 'failed');
      if (failed.length === 0) return [`${name}: ${firstLine(message)}`];
      return failed.map((each) => `${name} › ${each.fullName}: ${firstLine(each.failureMessages[0])}`);
    });
  if (failures.length === 0 && !success) failures.push('an error outside any test');
  return { passed: numPassedTests, failed: failures.length, failures };
}

type BrowserSuite = {
  specs: { title: string; file: string; line: number; tests: { status: string }[] }[];
  suites?: BrowserSuite[];
};

type BrowserReport = {
  stats: Record<'expected' | 'unexpected' | 'flaky', number>;
  errors: { message?: string }[];
  suites: BrowserSuite[];
};

const specsOf = ({ specs, suites = [] }: BrowserSuite): BrowserSuite['specs'] => [
  ...specs,
  ...suites.flatMap(specsOf),
];

/** Counts of Playwright's JSON report. The failed tests themselves are listed by Playwright. */
export function browserCount(file: string): Count {
  if (!existsSync(file)) return notRun;
  const { stats, errors, suites }: BrowserReport = JSON.parse(readFileSync(file, 'utf8'));
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    failures: errors.map(({ message }) => firstLine(message)),
    unsteady: suites
      .flatMap(specsOf)
      .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
      .map(({ file: spec, line, title }) => `${spec}:${line} › ${title}`),
  };
}
