import { type WrittenReview, writtenReviews } from '../../catalogue/reviews.ts';
import type { Parts } from '../../parts.ts';
import { type Html, html, when } from '../html.ts';
import { table } from '../layout.ts';

const WORDS = { approved: 'stands on the page', pending: 'waits', disapproved: 'declined' } as const;

/**
 * Page with the reviews written by shoppers. They are not shown in the shop before they are approved here; approved
 * ones can be answered.
 */
export function reviews(parts: Parts, token: string): Html {
  const rows = writtenReviews(parts).map((each) => [
    html`<a href="/console/products/${each.product_id}">${each.product_name}</a>`,
    html`<p><strong>${each.rating} of 5: ${each.title}</strong></p><p>${each.text}</p>`,
    html`${each.author}<br>${each.email || 'no address'}<br>${each.bought ? 'bought it here' : 'no order with it'}`,
    when(each.created_at),
    html`<p>${WORDS[each.status]}</p>${verdicts(each, token)}`,
    each.status === 'approved' ? answer(each, token) : '–',
  ]);
  return table(['About', 'Review', 'By', 'Written', 'State', 'Answer'], rows, 'Nobody has written a review.');
}

function verdicts({ id, status }: WrittenReview, token: string): Html {
  return html`<form class="row" method="post" action="/console/reviews/${id}"><input type="hidden" name="token" value="${token}">
${status === 'approved' ? null : html`<button name="status" value="approved">Approve</button>`}
${status === 'disapproved' ? null : html`<button class="second" name="status" value="disapproved">Decline</button>`}</form>`;
}

function answer({ id, reply }: WrittenReview, token: string): Html {
  return html`<form method="post" action="/console/reviews/${id}/answer"><input type="hidden" name="token" value="${token}">
<label>Answer<textarea name="answer" rows="4" cols="40" maxlength="2000">${reply ?? ''}</textarea></label>
<button>${reply === null ? 'Answer' : 'Change the answer'}</button></form>`;
}
