import { CLICK, SEARCHED } from '../../analytics/searches.ts';
import { searchType } from '../../content/data/search-type.ts';
import { readAll } from '../../content/repository.ts';
import type { Parts } from '../../parts.ts';
import { all, first } from '../../store/rows.ts';
import { type Html, html } from '../html.ts';
import { table } from '../layout.ts';

type Row = { words: string; times: number; unfound: number; places: string | null };

/** Table of the most frequent searches, with the positions of the results that were clicked. */
function counted({ store }: Parts): Html {
  const found = all<Row>(
    store,
    `WITH ${CLICK}, asked AS (
       SELECT ${SEARCHED} AS words, count(*) AS times, sum(found = 0) AS unfound
       FROM search_query GROUP BY 1
     )
     SELECT asked.*, (
       SELECT group_concat(place, ', ' ORDER BY place) FROM search_query JOIN click USING (query_id)
       WHERE ${SEARCHED} = asked.words
     ) AS places
     FROM asked ORDER BY times DESC, words LIMIT 100`,
  );
  const rows = found.map(({ words, times, unfound, places }) => [
    words || '(filters only)',
    times,
    unfound > 0 ? html`<span class="tag mark">${unfound}</span>` : 0,
    places ?? '–',
  ]);
  const heads = ['Searched', 'Times', 'Without results', 'Positions opened'];
  return table(heads, rows, 'Nothing has been counted yet: only visitors who allow analytics are counted.');
}

/**
 * Table that compares how many visitors were shown three products with how many added one of the three to a basket.
 * Each visitor counts once.
 */
function three({ store }: Parts): Html {
  const visitors = (name: string): number =>
    first<{ count: number }>(
      store,
      'SELECT count(DISTINCT user_token) AS count FROM search_event WHERE name = ?',
      name,
    )?.count ?? 0;
  const row = (where: string, shownAs: string, addedAs: string) => {
    const [shown, added] = [visitors(shownAs), visitors(addedAs)];
    return [where, shown, added, shown === 0 ? '–' : `${Math.round((added / shown) * 100)} %`];
  };
  const rows = [
    row('Three for you', 'Three shown', 'One of three added'),
    row('It broke', 'Replacements shown', 'Replacement added'),
  ];
  return html`<h2>Three for you</h2>
${table(['Where', 'Visitors who were shown three', 'Who added one of them', 'Share'], rows, '')}`;
}

/** Page with the most frequent searches, the search words taught by editors, and a form to add one. */
export function searches(parts: Parts, token: string): Html {
  const taught = readAll(parts.store, 'preview', 'Entry').filter(
    ({ contentType }) => contentType === searchType.id,
  );
  const rows = taught.map(({ id, fields: { name, words, means, path } }) => [
    html`<a href="/console/content/${id}">${String(name)}</a>`,
    String(words ?? '').replaceAll('\n', ', '),
    String(means ?? path ?? ''),
  ]);
  return html`${counted(parts)}
${three(parts)}
<h2>What words mean</h2>
<p>${searchType.description}</p>
${table(['Name', 'Typed', 'Meant'], rows, 'Nothing has been taught yet.')}
<form class="panel" method="post" action="/console/searches"><input type="hidden" name="token" value="${token}">
<p><label>Name<input name="field.name" required></label></p>
<p><label>What people type, one phrase a line<textarea name="field.words" rows="3" required></textarea></label></p>
<p><label>Search for this instead<input name="field.means"></label></p>
<p><label>Or open this path<input name="field.path"></label></p>
<p><button>Add</button></p>
</form>`;
}
