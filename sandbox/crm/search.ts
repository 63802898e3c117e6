import { z } from 'zod';
import { invalid } from './errors.ts';
import type { CrmObject } from './objects.ts';

const scalar = z.union([z.string(), z.number()]);
const filter = z.object({
  propertyName: z.string(),
  operator: z.string(),
  value: scalar.optional(),
  values: z.array(scalar).optional(),
  highValue: scalar.optional(),
});
type Filter = z.infer<typeof filter>;

/** What a search asks for; five groups and six filters in each at most, as the CRM has it. */
export const searchBody = z.object({
  filterGroups: z
    .array(z.object({ filters: z.array(filter).max(6).default([]) }))
    .max(5)
    .default([]),
  sorts: z
    .array(z.union([z.string(), z.object({ propertyName: z.string(), direction: z.string().optional() })]))
    .default([]),
  query: z.string().default(''),
  properties: z.array(z.string()).optional(),
  limit: scalar.optional(),
  after: scalar.optional(),
});
export type SearchBody = z.infer<typeof searchBody>;

/** Objects that meet any filter group (all filters of it) and hold every word of the query, in the order asked for. */
export function search(objects: CrmObject[], { filterGroups, sorts, query }: SearchBody): CrmObject[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  const found = objects.filter((object) => {
    const meets =
      filterGroups.length === 0 ||
      filterGroups.some(({ filters }) => filters.every((filter) => passes(object, filter)));
    const text = Object.values(object.properties).join(' ').toLowerCase();
    return meets && words.every((word) => text.includes(word));
  });
  const [sort] = sorts;
  if (sort === undefined) return found;
  const { propertyName, direction } =
    typeof sort === 'string' ? { propertyName: sort, direction: undefined } : sort;
  const sorted = found.toSorted((a, b) => compare(valueOf(a, propertyName), valueOf(b, propertyName)));
  return direction === 'DESCENDING' ? sorted.toReversed() : sorted;
}

function valueOf({ id, properties }: CrmObject, name: string): string {
  return name === 'hs_object_id' ? String(id) : (properties[name] ?? '');
}

/** Numbers as numbers, the rest as text. */
function compare(a: string, b: string): number {
  const [x, y] = [Number(a), Number(b)];
  if (a !== '' && b !== '' && !Number.isNaN(x) && !Number.isNaN(y)) return x - y;
  return a < b ? -1 : a > b ? 1 : 0;
}

function passes(object: CrmObject, { propertyName, operator, value, values, highValue }: Filter): boolean {
  const own = valueOf(object, propertyName);
  const wanted = String(value ?? '');
  const list = (values ?? []).map(String);
  switch (operator) {
    case 'EQ':
      return own.toLowerCase() === wanted.toLowerCase();
    case 'NEQ':
      return own.toLowerCase() !== wanted.toLowerCase();
    case 'LT':
      return own !== '' && compare(own, wanted) < 0;
    case 'LTE':
      return own !== '' && compare(own, wanted) <= 0;
    case 'GT':
      return own !== '' && compare(own, wanted) > 0;
    case 'GTE':
      return own !== '' && compare(own, wanted) >= 0;
    case 'BETWEEN':
      return own !== '' && compare(own, wanted) >= 0 && compare(own, String(highValue ?? '')) <= 0;
    case 'IN':
      return own.split(';').some((each) => list.includes(each));
    case 'NOT_IN':
      return !own.split(';').some((each) => list.includes(each));
    case 'HAS_PROPERTY':
      return own !== '';
    case 'NOT_HAS_PROPERTY':
      return own === '';
    case 'CONTAINS_TOKEN':
      return own.toLowerCase().includes(wanted.toLowerCase().replaceAll('*', ''));
    default:
      throw invalid(`Invalid input JSON: unknown operator ${operator}`);
  }
}
