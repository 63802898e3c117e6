import { FAULTS, type FaultSetting, UPSTREAMS } from '../../faults/faults.ts';
import { type Html, html } from '../html.ts';
import { table } from '../layout.ts';

const WORDS: Readonly<Record<string, string>> = {
  none: 'works normally',
  down: 'closes the connection without a response',
  '5xx': 'returns 503',
  '429': 'returns 429, too many requests',
  slow: 'responds late',
  hang: 'never responds',
  malformed: 'returns an unreadable response',
  truncated: 'cuts the response off',
  partial: 'leaves parts of the response out',
  unauthorised: 'rejects the token',
};

/** Page with the faults that are set, and a form to set one. */
export function faultsPage(set: readonly FaultSetting[], token: string): Html {
  const rows = set.map(({ upstream, fault, left, delayMs }) => [
    upstream,
    `${WORDS[fault] ?? fault}${fault === 'slow' ? `, by ${delayMs} ms` : ''}`,
    left === null ? 'until changed' : `${left} more requests`,
  ]);
  const hidden = html`<input type="hidden" name="token" value="${token}">`;
  return html`${table(['Service', 'Fault', 'Duration'], rows, 'Every service works normally.')}
<h2>Set a fault</h2>
<form class="row panel" method="post" action="/console/faults">${hidden}
<label>Service<select name="upstream">${UPSTREAMS.map((name) => html`<option>${name}</option>`)}</select></label>
<label>Fault<select name="fault">${FAULTS.map((name) => html`<option value="${name}">${WORDS[name]}</option>`)}</select></label>
<label>Number of requests<input type="number" name="for" min="1" placeholder="all"></label>
<label>Delay, ms<input type="number" name="ms" min="0" max="600000" placeholder="3000"></label>
<button>Set</button></form>
<form class="row" method="post" action="/console/faults">${hidden}<input type="hidden" name="clear" value="yes"><button class="second">Clear all faults</button></form>`;
}
