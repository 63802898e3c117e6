import type { FastifyReply } from 'fastify';
import { Html, html } from './html.ts';
import { style } from './style.ts';

const SECTIONS = [
  ['/console', 'Overview'],
  ['/console/products', 'Products'],
  ['/console/carts', 'Baskets'],
  ['/console/checkouts', 'Checkouts'],
  ['/console/orders', 'Orders'],
  ['/console/payments', 'Payments'],
  ['/console/coupons', 'Coupons'],
  ['/console/customers', 'Customers'],
  ['/console/content', 'Content'],
  ['/mailbox', 'Mail'],
  ['/console/forms', 'Forms'],
  ['/console/questions', 'Questions'],
  ['/console/reviews', 'Reviews'],
  ['/console/searches', 'Searches'],
  ['/console/choices', 'Choices'],
  ['/console/events', 'Events'],
  ['/console/switches', 'Switches'],
  ['/console/faults', 'Faults'],
] as const;

export type Page = { title: string; path: string; body: Html; note?: string | null };

/** Sends a page in the console's layout. */
export function sendPage(reply: FastifyReply, { title, path, body, note }: Page): FastifyReply {
  const links = SECTIONS.map(
    ([href, label]) =>
      html`<a href="${href}"${href === path ? new Html(' aria-current="page"') : null}>${label}</a>`,
  );
  const page = html`<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} · Sandbox</title>
<style>${new Html(style)}</style>
</head>
<body>
<div class="tray">
<header><p class="plate">Sandbox</p><nav aria-label="Sections">${links}</nav></header>
<main>
<h1>${title}</h1>
${note ? html`<p class="note" role="status">${note}</p>` : null}
${body}
</main>
</div>
</body>
</html>`;
  return reply.type('text/html; charset=utf-8').send(page.text);
}

/** Returns a table with a header row, or the text `none` if there are no rows. Columns of numbers are right-aligned. */
export function table(
  headings: readonly string[],
  rows: readonly (readonly (Html | string | number)[])[],
  none: string,
): Html {
  if (rows.length === 0) return html`<p class="none">${none}</p>`;
  const classOf = headings.map((_, at) =>
    rows.some((row) => typeof row[at] === 'number') ? new Html(' class="number"') : null,
  );
  return html`<div class="scroll"><table>
<thead><tr>${headings.map((heading, at) => html`<th scope="col"${classOf[at]}>${heading}</th>`)}</tr></thead>
<tbody>${rows.map((row) => html`<tr>${row.map((cell, at) => html`<td${classOf[at]}>${cell}</td>`)}</tr>`)}</tbody>
</table></div>`;
}
