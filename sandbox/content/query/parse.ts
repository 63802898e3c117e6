import { contentTypeRequired, invalidQuery } from '../errors.ts';

export const OPERATORS = ['ne', 'in', 'nin', 'all', 'exists', 'lt', 'lte', 'gt', 'gte', 'match'] as const;
export type Operator = 'eq' | (typeof OPERATORS)[number];

/** One condition: `fields.slug[in]=a,b`. */
export type Condition = { path: string[]; operator: Operator; values: string[] };

export type Query = {
  contentType: string | null;
  conditions: Condition[];
  text: string | null;
  linksTo: { linkType: 'Entry' | 'Asset'; id: string } | null;
  mimetypeGroup: string | null;
  select: string[] | null;
  order: { path: string[]; descending: boolean }[];
  limit: number;
  skip: number;
  include: number;
  /** Whether pages are requested by cursor instead of `skip`. */
  cursor: boolean;
  allLocales: boolean;
};

type Raw = Readonly<Record<string, string | string[] | undefined>>;

/** Parses a query of the Content Delivery API. @throws ContentError if it is invalid */
export function parseQuery(raw: Raw): Query {
  const query: Query = {
    contentType: null,
    conditions: [],
    text: null,
    linksTo: null,
    mimetypeGroup: null,
    select: null,
    order: [],
    limit: whole(raw, 'limit', 100, 1000),
    skip:
      raw['pageNext'] === undefined
        ? whole(raw, 'skip', 0, Number.MAX_SAFE_INTEGER)
        : readCursor(raw['pageNext']),
    include: whole(raw, 'include', 1, 10),
    cursor: raw['cursor'] === 'true' || raw['pageNext'] !== undefined,
    allLocales: false,
  };
  for (const [name, given] of Object.entries(raw)) {
    const value = Array.isArray(given) ? given.join(',') : given;
    if (value !== undefined) readParameter(query, name, value);
  }
  if (query.contentType === null && touchesFields(query)) throw contentTypeRequired();
  return query;
}

function readParameter(query: Query, name: string, value: string): void {
  switch (name) {
    case 'limit':
    case 'skip':
    case 'include':
    case 'access_token':
    case 'cursor':
    case 'pageNext':
      return;
    case 'content_type':
      query.contentType = value;
      return;
    case 'query':
      query.text = value;
      return;
    case 'links_to_entry':
      query.linksTo = { linkType: 'Entry', id: value };
      return;
    case 'links_to_asset':
      query.linksTo = { linkType: 'Asset', id: value };
      return;
    case 'mimetype_group':
      query.mimetypeGroup = value;
      return;
    case 'select':
      query.select = value.split(',').filter(Boolean);
      return;
    case 'order':
      query.order = value.split(',').filter(Boolean).map(readOrder);
      return;
    case 'locale':
      if (value !== '*' && value !== 'en-GB') throw invalidQuery({ name: 'unknownLocale', value });
      query.allLocales = value === '*';
      return;
    default:
      query.conditions.push(readCondition(name, value));
  }
}

function readCondition(name: string, value: string): Condition {
  const match = /^((?:fields|sys|metadata)(?:\.[\w-]+)+)(?:\[(\w+)\])?$/.exec(name);
  const path = match?.[1]?.split('.');
  const operator = match?.[2] ?? 'eq';
  if (!path || !isOperator(operator)) {
    throw invalidQuery({ name: 'unknown', path: name.split(/[.[\]]+/).filter(Boolean) });
  }
  const many = operator === 'in' || operator === 'nin' || operator === 'all';
  return { path, operator, values: many ? value.split(',') : [value] };
}

function isOperator(text: string): text is Operator {
  return text === 'eq' || OPERATORS.some((operator) => operator === text);
}

function readOrder(text: string): Query['order'][number] {
  const descending = text.startsWith('-');
  return { path: (descending ? text.slice(1) : text).split('.'), descending };
}

function whole(raw: Raw, name: string, otherwise: number, most: number): number {
  const given = raw[name];
  if (given === undefined) return otherwise;
  if (typeof given !== 'string' || !/^\d{1,9}$/.test(given) || Number(given) > most) {
    throw invalidQuery({ name: 'invalid', path: [name], value: given });
  }
  return Number(given);
}

function touchesFields(query: Query): boolean {
  const paths = [...query.conditions.map(({ path }) => path), ...query.order.map(({ path }) => path)];
  return paths.some(([root]) => root === 'fields');
}

/** Returns a cursor that contains the offset of the next page. */
export function makeCursor(skip: number): string {
  return Buffer.from(JSON.stringify({ skip })).toString('base64url');
}

function readCursor(given: string | string[] | undefined): number {
  const skip = /^\{"skip":(\d{1,9})\}$/.exec(Buffer.from(String(given), 'base64url').toString())?.[1];
  if (skip === undefined) throw invalidQuery({ name: 'invalid', path: ['pageNext'], value: given });
  return Number(skip);
}
