import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { hasPromtool } from '../scripts/lib/promtool.ts';
import { startFront } from './support/front';

type Rule = { record?: string; alert?: string; expr: string; annotations?: Record<string, string> };
const { groups }: { groups: { rules: Rule[] }[] } = parse(readFileSync('deploy/alerts.yaml', 'utf8'));
const rules = groups.flatMap((group) => group.rules);
const alerts = rules.flatMap(({ alert, annotations }) => (alert ? [{ alert, annotations }] : []));
const recorded = new Set(rules.flatMap(({ record }) => record ?? []));

type Panel = { title: string; targets?: { expr: string }[] };
const dashboard: { panels: Panel[] } = JSON.parse(readFileSync('deploy/dashboard.json', 'utf8'));
const shown = dashboard.panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr));

const guide = readFileSync('docs/operate.md', 'utf8');

/** It evaluates two hours of every rule, minute by minute. */
const PROMTOOL_MS = 120_000;

/** What an expression of Prometheus calls its series, without functions, labels and what Prometheus measures itself. */
const seriesIn = (expr: string): string[] =>
  expr
    .replaceAll(/\{[^}]*\}|\[\w+\]|"[^"]*"/g, ' ')
    .replaceAll(/\b(by|without|on|ignoring) \([^)]*\)/g, ' ')
    .replaceAll(/\b\w+\s*\(/g, '(')
    .match(/\b[a-z][\w:]*\b/g)
    ?.filter((word) => !/^(and|or|unless|bool|up|by|vector|time)$/.test(word)) ?? [];

/** The measures of a shop, by name: those of a histogram under each name that Prometheus knows them by. */
async function exported(): Promise<ReadonlySet<string>> {
  await using shop = await startFront(() => undefined);
  const text = String((await shop.ask('/api/metrics')).body);
  return new Set(
    [...text.matchAll(/^# TYPE (\w+) (\w+)$/gm)].flatMap(([, name = '', type]) =>
      type === 'histogram' || type === 'summary'
        ? [name, `${name}_bucket`, `${name}_count`, `${name}_sum`]
        : [name],
    ),
  );
}

test('the metric names of an expression are told from its functions and labels', () => {
  const expr =
    'max by (kind) (rate(a_b{state="dead"}[5m])) / c:d > 0.1 and (time() - sum(e) or vector(0)) == 2';
  expect(seriesIn(expr)).toEqual(['a_b', 'c:d', 'e']);
});

describe('alert rules, dashboard and guide', () => {
  test.each([
    ['rules', rules.map(({ expr }) => expr)],
    ['dashboard', shown],
  ])('%s name only metrics that the shop exports', async (_, expressions) => {
    const known = await exported();
    const unknown = expressions.flatMap(seriesIn).filter((name) => !known.has(name) && !recorded.has(name));
    expect(unknown).toEqual([]);
    expect(expressions.length).toBeGreaterThan(10);
  });

  test('the guide names only exported metrics, and all of the shop’s own', async () => {
    const known = await exported();
    const table = guide.split('## Metrics')[1]?.split('\n## ')[0] ?? '';
    const named = [...table.matchAll(/^\| (.*?) \|/gm)].flatMap(([, cell = '']) =>
      [...cell.matchAll(/`([a-z_]+)`/g)].map(([, name = '']) => name),
    );
    expect(named.filter((name) => !known.has(name))).toEqual([]);
    const own = [...known].filter((name) => !/^(process|nodejs)_|_(bucket|count|sum)$/.test(name));
    expect(own.filter((name) => !named.includes(name))).toEqual([]);
  });

  test('the guide describes every alert in order, and no other', () => {
    const runbook = guide.split('## Alerts')[1]?.split('\n## ')[0] ?? '';
    const described = [...runbook.matchAll(/^### (\w+)$/gm)].map(([, name]) => name);
    expect(described).toEqual(alerts.map(({ alert }) => alert));
    for (const { alert, annotations } of alerts)
      expect(annotations?.['runbook']).toBe(`docs/operate.md#${alert.toLowerCase()}`);
  });

  test('every alert has a test that makes it fire', () => {
    const tried = readFileSync('deploy/alerts.test.yaml', 'utf8');
    const untried = alerts.filter(
      ({ alert }) => !new RegExp(`alertname: ${alert}\\n\\s+eval_time: \\w+\\n\\s+exp_alerts:`).test(tried),
    );
    expect(untried).toEqual([]);
  });

  test.skipIf(!hasPromtool()).each([
    ['alerts fire on their causes, and on nothing else', ['test', 'rules', 'deploy/alerts.test.yaml']],
    ['Prometheus accepts its configuration', ['check', 'config', '--syntax-only', 'deploy/prometheus.yaml']],
  ])('%s', { timeout: PROMTOOL_MS }, (_, args) => {
    const { status, stdout, stderr } = spawnSync('promtool', args, { encoding: 'utf8' });
    expect([status, status === 0 ? '' : stdout + stderr]).toEqual([0, '']);
  });
});
