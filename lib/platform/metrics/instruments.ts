/** Beyond so many different labels of one measure, further ones count as one called `other`. */
const MOST_SERIES = 1_000;
const BETWEEN = '\u0000';

export type Counter = {
  /** @param labels in the order in which the counter names them. */
  add(by: number, ...labels: string[]): void;
  lines(): string[];
};

export type Histogram = {
  observe(value: number, ...labels: string[]): void;
  lines(): string[];
};

/** What only ever grows, for each combination of labels. */
export function createCounter(name: string, help: string, labelNames: readonly string[] = []): Counter {
  const series = new Map<string, number>(labelNames.length === 0 ? [['', 0]] : []);
  return {
    add(by, ...labels) {
      const key = boundedKey(series, labels);
      series.set(key, (series.get(key) ?? 0) + by);
    },
    lines: () => [
      ...heading(name, help, 'counter'),
      ...[...series].map(([key, value]) => `${name}${labelText(labelNames, key)} ${value}`),
    ],
  };
}

type Distribution = { counts: Float64Array; sum: number; total: number };

/** How values spread over `bounds` (ascending), for each combination of labels. */
export function createHistogram(
  name: string,
  help: string,
  labelNames: readonly string[],
  bounds: readonly number[],
): Histogram {
  const series = new Map<string, Distribution>();
  return {
    observe(value, ...labels) {
      const key = boundedKey(series, labels);
      let known = series.get(key);
      if (!known) {
        known = { counts: new Float64Array(bounds.length), sum: 0, total: 0 };
        series.set(key, known);
      }
      known.sum += value;
      known.total += 1;
      const at = bounds.findIndex((bound) => value <= bound);
      if (at >= 0) known.counts[at] = (known.counts[at] ?? 0) + 1;
    },
    lines: () => [
      ...heading(name, help, 'histogram'),
      ...[...series].flatMap(([key, { counts, sum, total }]) => {
        let below = 0;
        const buckets = bounds.map((bound, at) => {
          below += counts[at] ?? 0;
          return `${name}_bucket${labelText(labelNames, key, `le="${bound}"`)} ${below}`;
        });
        const labels = labelText(labelNames, key);
        return [
          ...buckets,
          `${name}_bucket${labelText(labelNames, key, 'le="+Inf"')} ${total}`,
          `${name}_sum${labels} ${sum}`,
          `${name}_count${labels} ${total}`,
        ];
      }),
    ],
  };
}

/** What stands as it is found: one line for each of `samples`. */
export function gauge(
  name: string,
  help: string,
  samples: readonly (readonly [Readonly<Record<string, string>>, number])[],
): string[] {
  return [
    ...heading(name, help, 'gauge'),
    ...samples.map(
      ([labels, value]) =>
        `${name}${labelText(Object.keys(labels), Object.values(labels).join(BETWEEN))} ${value}`,
    ),
  ];
}

const heading = (name: string, help: string, type: string) => [
  `# HELP ${name} ${help}`,
  `# TYPE ${name} ${type}`,
];

function boundedKey(series: ReadonlyMap<string, unknown>, labels: readonly string[]): string {
  const key = labels.join(BETWEEN);
  if (series.size < MOST_SERIES || series.has(key)) return key;
  return labels.map(() => 'other').join(BETWEEN);
}

function labelText(names: readonly string[], key: string, more?: string): string {
  const values = key.split(BETWEEN);
  const pairs = names.map((name, at) => `${name}="${escaped(values[at] ?? '')}"`);
  if (more) pairs.push(more);
  return pairs.length > 0 ? `{${pairs.join(',')}}` : '';
}

const ESCAPES: Record<string, string> = { '\\': '\\\\', '"': '\\"', '\n': '\\n' };
const escaped = (value: string) => value.replace(/[\\"\n]/g, (sign) => ESCAPES[sign] ?? sign);
