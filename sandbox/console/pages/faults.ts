import { FAULTS, type FaultSetting, UPSTREAMS } from '../../faults/faults.ts';
import { type Html, html } from '../html.ts';
import { table } from '../layout.ts';

const WORDS: Readonly<Record<string, string>> = {
  none: 'behaves',
  down: 'closes the connection unanswered',
  '5xx': 'answers 503',
  '429': 'answers 429, too many requests',
  slow: 'answers late',
  hang: 'never answers',
  malformed: 'answers what cannot be read',
  truncated: 'breaks off in the middle',
  partial: 'leaves parts out',
  unauthorised: 'does not take the token',
};

/** Page with the faults that are set, and a form to set one. */
export function faultsPage(set: readonly FaultSetting[], token: string): Html {
  const rows = set.map(({ upstream, fault, left, delayMs }) => [
    upstream,
    `${WORDS[fault] ?? fault}${fault === 'slow' ? `, by ${delayMs} ms` : ''}`,
    left === null ? 'until it is set otherwise' : `${left} more requests`,
  ]);
  const hidden = html`<input type="hidden" name="token" value="${token}">`;
  return html`${table(['Service', 'It', 'How long'], rows, 'Every service behaves.')}
<h2>Make one misbehave</h2>
<form class="row panel" method="post" action="/console/faults">${hidden}
<label>Service<select name="upstream">${UPSTREAMS.map((name) => html`<option>${name}</option>`)}</select></label>
<label>It<select name="fault">${FAULTS.map((name) => html`<option value="${name}">${WORDS[name]}</option>`)}</select></label>
<label>For so many requests<input type="number" name="for" min="1" placeholder="all"></label>
<label>Late by, ms<input type="number" name="ms" min="0" max="600000" placeholder="3000"></label>
<button>Set</button></form>
<form class="row" method="post" action="/console/faults">${hidden}<input type="hidden" name="clear" value="yes"><button class="second">All behave again</button></form>`;
}
