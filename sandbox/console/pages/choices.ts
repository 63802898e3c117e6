import type { Parts } from '../../parts.ts';
import { all } from '../../store/rows.ts';
import { type Html, html, when } from '../html.ts';
import { table } from '../layout.ts';

type Told = {
  eventType: string;
  eventSubtype?: string;
  objectIDs?: string[];
  filters?: string[];
  value?: number | string;
  currency?: string;
};
type Row = {
  id: number;
  name: string;
  index_name: string;
  user_token: string;
  body: string;
  happened_at: number;
};

/** Page with the latest events received by the search service: views, clicks and purchases. */
export function choices({ store }: Parts): Html {
  const found = all<Row>(
    store,
    'SELECT id, name, index_name, user_token, body, happened_at FROM search_event ORDER BY id DESC LIMIT 100',
  );
  const rows = found.map((each) => {
    const told = JSON.parse(each.body) as Told;
    const { eventType, eventSubtype, objectIDs = [], filters = [], value, currency } = told;
    return [
      each.id,
      eventSubtype ?? eventType,
      each.name,
      html`<code>${[...objectIDs, ...filters].join(', ')}</code>`,
      value === undefined ? '–' : `${value} ${currency}`,
      html`<details><summary>${each.index_name}</summary><pre>${JSON.stringify(told, null, 2)}</pre></details>`,
      html`<code>${each.user_token}</code>`,
      when(each.happened_at),
    ];
  });
  const heads = ['Number', 'Kind', 'Name', 'Of what', 'Worth', 'Index', 'Whose', 'Happened'];
  return table(heads, rows, 'Nothing has been counted yet: only visitors who allow analytics are counted.');
}
