import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { browserCount, unitCount } from '../../scripts/lib/gates.ts';

const folder = mkdtempSync(join(tmpdir(), 'gates-'));
const report = (content: unknown) => {
  const file = join(folder, 'report.json');
  writeFileSync(file, JSON.stringify(content));
  return file;
};

afterAll(() => rmSync(folder, { recursive: true }));

test('unit tests: failed tests and files that could not be run are counted', () => {
  const failed = (fullName: string) => ({
    status: 'failed',
    fullName,
    failureMessages: [`expected 1 to be 2\n    at ${fullName}`],
  });
  const testResults = [
    { name: 'a.test.ts', status: 'passed', message: '', assertionResults: [{ status: 'passed' }] },
    {
      name: 'b.test.ts',
      status: 'failed',
      message: '',
      assertionResults: [failed('one'), failed('two'), { status: 'passed' }],
    },
    { name: 'c.test.ts', status: 'failed', message: 'Cannot find module\n…', assertionResults: [] },
  ];
  expect(unitCount(report({ numPassedTests: 2, success: false, testResults }))).toEqual({
    passed: 2,
    failed: 3,
    failures: [
      'b.test.ts › one: expected 1 to be 2',
      'b.test.ts › two: expected 1 to be 2',
      'c.test.ts: Cannot find module',
    ],
  });
});

test('unit tests: an unhandled error outside any test counts as a failure', () => {
  expect(unitCount(report({ numPassedTests: 2, success: false, testResults: [] }))).toEqual({
    passed: 2,
    failed: 1,
    failures: ['an error outside any test'],
  });
});

test('browser tests: those that passed on a retry are named, and a run that could not start has failed', () => {
  const stats = { expected: 5, unexpected: 1, flaky: 1 };
  const spec = (title: string, ...statuses: string[]) => ({
    title,
    file: 'basket.spec.ts',
    line: 7,
    tests: statuses.map((status) => ({ status })),
  });
  const suites = [{ specs: [spec('adds', 'expected')], suites: [{ specs: [spec('takes out', 'flaky')] }] }];
  expect(browserCount(report({ stats, suites, errors: [{ message: 'no stack\n…' }] }))).toEqual({
    passed: 6,
    failed: 2,
    failures: ['no stack'],
    unsteady: ['basket.spec.ts:7 › takes out'],
  });
});

test('a missing report counts as a failure', () => {
  const notRun = { passed: 0, failed: 1, failures: ['no report was written'] };
  expect([unitCount('/nowhere'), browserCount('/nowhere')]).toEqual([notRun, notRun]);
});
