import type { FastifyInstance } from 'fastify';
import { formToken } from '../console/guard.ts';
import { escape, html, when } from '../console/html.ts';
import { sendPage, table } from '../console/layout.ts';
import type { Parts } from '../parts.ts';
import { all, first, run } from '../store/rows.ts';
import { readMessage } from './mime.ts';

type Listed = { id: number; sender: string; recipients: string; subject: string; received_at: number };
type Kept = Listed & { raw: string };
type ById = { Params: { id: string }; Querystring: { as?: string; note?: string } };

/** Pages of the mailbox. Each message is shown in a sandboxed frame without scripts. */
export function mailboxPages(app: FastifyInstance, { store }: Parts): void {
  const find = (id: string) => first<Kept>(store, 'SELECT * FROM mail WHERE id = ?', Number(id) || 0);

  app.get<ById>('/mailbox', async (request, reply) => {
    const token = formToken(request, reply);
    const mails = all<Listed>(
      store,
      'SELECT id, sender, recipients, subject, received_at FROM mail ORDER BY id DESC LIMIT 200',
    );
    const rows = mails.map((mail) => [
      html`<a href="/mailbox/${mail.id}">${mail.subject || '(no subject)'}</a>`,
      mail.recipients,
      mail.sender,
      when(mail.received_at),
    ]);
    const empty = html`<form class="row" method="post" action="/mailbox/empty"><input type="hidden" name="token" value="${token}"><button class="second">Empty the mailbox</button></form>`;
    const body = html`${table(['Subject', 'To', 'From', 'Received'], rows, 'No mail has come in.')}<p></p>${rows.length > 0 ? empty : null}`;
    return sendPage(reply, { title: 'Mail', path: '/mailbox', body, note: request.query.note ?? null });
  });

  app.get<ById>('/mailbox/:id', async (request, reply) => {
    const mail = find(request.params.id);
    if (!mail) return reply.code(404).type('text/plain').send('There is no such message.');
    const message = await readMessage(mail.raw);
    const as = request.query.as ?? (message.html === null ? 'text' : 'html');
    const views = ['html', 'text', 'source'].map((view) =>
      view === as
        ? html`<strong>${view}</strong> `
        : html`<a href="/mailbox/${mail.id}?as=${view}">${view}</a> `,
    );
    const body = html`<dl><dt>From</dt><dd>${message.from || mail.sender}</dd><dt>To</dt><dd>${message.to || mail.recipients}</dd>
<dt>Received</dt><dd>${when(mail.received_at)}</dd>${message.attachments.length > 0 ? html`<dt>Attached</dt><dd>${message.attachments.join(', ')}</dd>` : null}</dl>
<p>Shown as ${views}</p>
<iframe sandbox="" title="The message" src="/mailbox/${mail.id}/body?as=${as}"></iframe>`;
    return sendPage(reply, { title: mail.subject || '(no subject)', path: '/mailbox', body });
  });

  app.get<ById>('/mailbox/:id/body', async (request, reply) => {
    const mail = find(request.params.id);
    if (!mail) return reply.code(404).type('text/plain').send('There is no such message.');
    const message = await readMessage(mail.raw);
    const { as } = request.query;
    const page =
      as === 'source'
        ? pre(mail.raw)
        : as === 'html'
          ? (message.html ?? pre('It has no HTML part.'))
          : pre(message.text ?? 'It has no text part.');
    // Messages may contain untrusted HTML: no scripts, no forms, and nothing loaded except images.
    return reply
      .header(
        'content-security-policy',
        "sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data: https: http://127.0.0.1:* http://localhost:*",
      )
      .type('text/html; charset=utf-8')
      .send(page);
  });

  app.post('/mailbox/empty', async (_request, reply) => {
    run(store, 'DELETE FROM mail');
    return reply.redirect('/mailbox?note=Emptied.', 303);
  });
}

function pre(text: string): string {
  return `<!doctype html><meta charset="utf-8"><pre style="white-space:pre-wrap;font:14px/1.5 ui-monospace,monospace">${escape(text)}</pre>`;
}
