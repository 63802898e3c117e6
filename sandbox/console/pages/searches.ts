import { searchType } from '../../content/data/search-type.ts';
import { readAll } from '../../content/repository.ts';
import type { Parts } from '../../parts.ts';
import { type Html, html } from '../html.ts';
import { table } from '../layout.ts';

/** What editors have taught the search, and a form to add to it. */
export function searches({ store }: Parts, token: string): Html {
  const taught = readAll(store, 'preview', 'Entry').filter(
    ({ contentType }) => contentType === searchType.id,
  );
  const rows = taught.map(({ id, fields: { name, words, means, path } }) => [
    html`<a href="/console/content/${id}">${String(name)}</a>`,
    String(words ?? '').replaceAll('\n', ', '),
    String(means ?? path ?? ''),
  ]);
  return html`<h2>What words mean</h2>
<p>${searchType.description}</p>
${table(['Name', 'Typed', 'Meant'], rows, 'Nothing has been taught yet.')}
<form class="panel" method="post" action="/console/searches"><input type="hidden" name="token" value="${token}">
<p><label>Name<input name="field.name" required></label></p>
<p><label>What people type, one phrase a line<textarea name="field.words" rows="3" required></textarea></label></p>
<p><label>Look for this instead<input name="field.means"></label></p>
<p><label>Or lead to this path<input name="field.path"></label></p>
<p><button>Add</button></p>
</form>`;
}
