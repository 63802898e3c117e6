import { askedQuestions } from '../../catalogue/questions.ts';
import type { Parts } from '../../parts.ts';
import { type Html, html, when } from '../html.ts';
import { table } from '../layout.ts';

/** Page with the questions about products, each with a form for the answer, which then appears on the product page. */
export function questions(parts: Parts, token: string): Html {
  const rows = askedQuestions(parts).map(({ id, productId, productName, question, askedAt, answer }) => [
    html`<a href="/console/products/${productId}">${productName}</a>`,
    html`<p>${question}</p>`,
    html`<form method="post" action="/console/questions/${id}"><input type="hidden" name="token" value="${token}">
<label>Answer<textarea name="answer" rows="4" cols="40" required maxlength="2000">${answer ?? ''}</textarea></label>
<button>${answer === null ? 'Answer' : 'Change the answer'}</button></form>`,
    when(askedAt),
  ]);
  return table(['About', 'Question', 'Answer', 'Asked'], rows, 'Nobody has asked anything.');
}
