import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { openDatabase } from '@/lib/db/client';
import { figures } from '@/lib/server/http/call-counts';
import { readMetrics } from '@/lib/server/jobs/metrics';
import { captureLog } from '@/lib/server/testing/test-server';

const read = (name: string) => readFileSync(path.join(__dirname, name), 'utf8');

const alerts = parse(read('alerts.yml')) as { groups: { rules: { expr: string }[] }[] };
const dashboard = JSON.parse(read('grafana.json')) as {
  panels: { title: string; targets: { expr: string }[] }[];
};

const alertExpressions = alerts.groups.flatMap(({ rules }) => rules.map(({ expr }) => expr));
const panelExpressions = dashboard.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr));

const labelLists = /\b(?:by|without|on|ignoring)\s*\(([^)]*)\)/g;
const operators = ['and', 'or', 'unless', 'by', 'without', 'bool', 'offset'];

/** The names in a PromQL expression that are no function, label, time or operator. */
const metricsIn = (expression: string) =>
  [
    ...expression
      .replaceAll(/\{[^}]*\}|\[[^\]]*\]/g, '')
      .replaceAll(labelLists, '')
      .matchAll(/\b[a-z_]\w*\b(?!\s*\()/gi),
  ]
    .map(([name]) => name)
    .filter((name) => !operators.includes(name));

const labelsIn = (expression: string) => [
  ...[...expression.matchAll(/(\w+)\s*(?:=~|!~|!=|=)\s*"/g)].map((match) => match[1]!),
  ...[...expression.matchAll(labelLists)].flatMap((match) => match[1]!.split(/\s*,\s*/)),
];

/** Names of series and labels as Prometheus has them from a node. */
async function exported() {
  captureLog();
  const { db, close } = openDatabase('postgres://nobody@127.0.0.1:1/nothing');
  await readMetrics(db);
  await close();
  const metrics = figures().getMetricsAsArray() as unknown as {
    name: string;
    type: string;
    labelNames: string[];
  }[];
  const parts: Record<string, string[]> = {
    histogram: ['_bucket', '_sum', '_count'],
    summary: ['', '_sum', '_count'],
  };
  return {
    series: metrics.flatMap(({ name, type }) => (parts[type] ?? ['']).map((part) => name + part)),
    labels: metrics.flatMap(({ labelNames }) => labelNames),
  };
}

it.each([
  ['alerts.yml', alertExpressions],
  ['grafana.json', panelExpressions],
])('the queries in %s use metrics and labels that a node exports', async (_, expressions) => {
  const { series, labels } = await exported();
  const asked = expressions.flatMap(metricsIn);
  expect(asked.length).toBeGreaterThanOrEqual(expressions.length);
  expect(asked.filter((name) => name !== 'up' && !series.includes(name))).toEqual([]);
  const known = [...labels, 'job', 'instance', 'le'];
  expect(expressions.flatMap(labelsIn).filter((name) => !known.includes(name))).toEqual([]);
});

it('the parser of monitoring queries finds metrics and labels, but no functions or operators', () => {
  const expression =
    'max by (kind) (a_total{state="b"}) > 2 * rate(c_sum[5m]) unless on (job) d == 1';
  expect(metricsIn(expression)).toEqual(['a_total', 'c_sum', 'd']);
  expect(labelsIn(expression)).toEqual(['state', 'kind', 'job']);
});
