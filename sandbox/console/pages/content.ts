import { readAll, readOne } from '../../content/repository.ts';
import { richDocument } from '../../content/rich-text/from-markdown.ts';
import { richMarkdown } from '../../content/rich-text/to-markdown.ts';
import { contentTypes } from '../../content/data/content-types.ts';
import type { ContentField, Fields, Json, Stored } from '../../content/types.ts';
import type { Parts } from '../../parts.ts';
import { Html, html, when } from '../html.ts';
import { table } from '../layout.ts';

/** Page with every entry, its publishing state, and a button to publish a changed draft. */
export function contentList({ store }: Parts, token: string): Html {
  const published = new Map(readAll(store, 'delivery', 'Entry').map((each) => [each.id, each]));
  const rows = readAll(store, 'preview', 'Entry')
    .toSorted((a, b) => (a.contentType ?? '').localeCompare(b.contentType ?? '') || a.id.localeCompare(b.id))
    .map((entry) => [
      html`<a href="/console/content/${entry.id}">${titleOf(entry)}</a>`,
      html`<code>${entry.contentType}</code>`,
      html`${stateOf(entry, published.get(entry.id))} ${publishButton(entry, published.get(entry.id), token)}`,
      entry.version,
      when(entry.updatedAt),
    ]);
  return table(['Entry', 'Type', 'State', 'Version', 'Changed'], rows, 'There is no content.');
}

const isPublished = (draft: Stored, published: Stored | undefined): boolean =>
  JSON.stringify(draft.fields) === JSON.stringify(published?.fields);

function stateOf(draft: Stored, published: Stored | undefined): Html {
  if (isPublished(draft, published)) return html`<span class="tag">published</span>`;
  return html`<span class="tag mark">${published ? 'changed since' : 'draft only'}</span>`;
}

function publishButton(draft: Stored, published: Stored | undefined, token: string): Html | null {
  if (isPublished(draft, published)) return null;
  return html`<form method="post" action="/console/content/${draft.id}"><input type="hidden" name="token" value="${token}"><button class="second" name="deed" value="publish-draft">Publish</button></form>`;
}

function titleOf({ id, contentType, fields }: Stored): string {
  const type = contentTypes.find((each) => each.id === contentType);
  const title = type && fields[type.displayField];
  return typeof title === 'string' ? title : id;
}

/** Page with the draft of an entry as a form. Undefined if there is no such entry. */
export function contentEntry(
  { store }: Parts,
  id: string,
  token: string,
): { title: string; body: Html } | undefined {
  const entry = readOne(store, 'preview', 'Entry', id);
  const type = contentTypes.find((each) => each.id === entry?.contentType);
  if (!entry || !type) return undefined;
  const published = readOne(store, 'delivery', 'Entry', id);
  const hidden = html`<input type="hidden" name="token" value="${token}">`;
  const body = html`<p><code>${type.id}</code> · ${stateOf(entry, published)} · version ${entry.version}, ${when(entry.updatedAt)}</p>
<p>${type.description}</p>
<form class="panel" method="post" action="/console/content/${id}">${hidden}
${type.fields.map((field) => html`<p>${control(field, entry.fields[field.id])}</p>`)}
<p class="row"><button name="deed" value="publish">Save and publish</button> <button class="second" name="deed" value="save">Save as draft</button>
${published ? html`<button class="second" name="deed" value="unpublish">Unpublish</button>` : null}</p>
</form>`;
  return { title: titleOf(entry), body };
}

function control(field: ContentField, value: Json | undefined): Html {
  const name = `field.${field.id}`;
  const required = field.required ? new Html(' required') : null;
  const label = (inner: Html) => html`<label>${field.name}${inner}</label>`;
  if (field.type === 'Symbol' || field.type === 'Date')
    return label(html`<input name="${name}" value="${text(value)}"${required}>`);
  if (field.type === 'Integer' || field.type === 'Number')
    return label(html`<input type="number" name="${name}" step="any" value="${text(value)}"${required}>`);
  if (field.type === 'Text')
    return label(html`<textarea name="${name}"${required}>${text(value)}</textarea>`);
  const markdown = field.type === 'RichText' ? (value === undefined ? '' : richMarkdown(value)) : null;
  if (markdown !== null)
    return html`<label>${field.name} (Markdown)${area(name, markdown)}</label>
<input type="hidden" name="format.${field.id}" value="markdown">
<small>## heading, - point, 1. point, &gt; quotation, **bold**, *italic*, [words](/delivery), | cell | cell |; an empty line ends a paragraph.</small>`;
  const json = value === undefined ? '' : JSON.stringify(value, null, 2);
  return html`<label>${field.name} (JSON)${area(name, json, false)}</label>`;
}

/** Returns a text area that is as high as its text. */
function area(name: string, text: string, isProse = true): Html {
  const rows = Math.min(18, Math.max(3, text.split('\n').length));
  return html`<textarea name="${name}" rows="${rows}" spellcheck="${String(isProse)}">${text}</textarea>`;
}

function text(value: Json | undefined): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

/**
 * Reads an entry's fields from its form. Empty fields are omitted.
 * @throws Error with a message for the editor if a field is missing or invalid
 */
export function readFields(contentType: string, form: URLSearchParams): Fields {
  const type = contentTypes.find(({ id }) => id === contentType);
  const fields: Fields = {};
  for (const field of type?.fields ?? []) {
    const given = form.get(`field.${field.id}`)?.replaceAll('\r\n', '\n').trim() ?? '';
    if (given === '' && field.required) throw new Error(`“${field.name}” may not be empty.`);
    if (given !== '')
      fields[field.id] =
        form.get(`format.${field.id}`) === 'markdown' ? richDocument(given) : readValue(field, given);
  }
  return fields;
}

function readValue(field: ContentField, given: string): Json {
  if (field.type === 'Symbol' || field.type === 'Text' || field.type === 'Date') return given;
  if (field.type === 'Integer' || field.type === 'Number') {
    const number = Number(given);
    if (!Number.isFinite(number) || (field.type === 'Integer' && !Number.isInteger(number)))
      throw new Error(`“${field.name}” must be a ${field.type === 'Integer' ? 'whole ' : ''}number.`);
    return number;
  }
  try {
    return JSON.parse(given) as Json;
  } catch {
    throw new Error(`“${field.name}” is not valid JSON.`);
  }
}
