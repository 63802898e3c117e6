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

test('units: failed tests, and files that could not be run', () => {
  const testResults = [
    { status: 'passed', assertionResults: [{ status: 'passed' }] },
    {
      status: 'failed',
      assertionResults: [{ status: 'failed' }, { status: 'failed' }, { status: 'passed' }],
    },
    { status: 'failed', assertionResults: [] },
  ];
  expect(unitCount(report({ numPassedTests: 2, success: false, testResults }))).toEqual({
    passed: 2,
    failed: 3,
  });
});

test('units: unhandled errors outside any test fail too', () => {
  expect(unitCount(report({ numPassedTests: 2, success: false, testResults: [] }))).toEqual({
    passed: 2,
    failed: 1,
  });
});

test('browser: flaky is failed, and so is a run that could not start', () => {
  const stats = { expected: 5, unexpected: 1, flaky: 1 };
  expect(browserCount(report({ stats, errors: [{}] }))).toEqual({ passed: 5, failed: 3 });
});

test('no report is a failure', () => {
  expect([unitCount('/nowhere'), browserCount('/nowhere')]).toEqual([
    { passed: 0, failed: 1 },
    { passed: 0, failed: 1 },
  ]);
});
