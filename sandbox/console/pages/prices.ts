import { wrongSince } from '../../catalogue/price-history.ts';
import { SLIP_MS } from '../../commerce/price-slips.ts';
import { type SoldEvent, soldEvents } from '../../commerce/price-sales.ts';
import type { Parts } from '../../parts.ts';
import { type Html, html, pounds, when } from '../html.ts';
import { table } from '../layout.ts';

type Priced = { id: number; price: number; sale_price: number | null };

/** Form to set a price, and the price history, newest first, with notes on slips. */
export function prices(parts: Parts, { id, price, sale_price }: Priced, hidden: Html): Html {
  const events = soldEvents(parts.store, [id]).toReversed();
  const rows = events.map((event) => [
    when(event.starts_at),
    when(event.ends_at),
    pounds(event.pence),
    event.kind === 'promotion' ? 'Promotion' : 'Normal',
    event.units,
    event.set_by || '–',
    noteOn(event),
  ]);
  return html`<h2>Price</h2>
<form class="row" method="post" action="/console/products/${id}/price">${hidden}
<label>Price, £<input type="number" name="price" step="0.01" min="0.01" value="${(price / 100).toFixed(2)}" required></label>
<label>On promotion at, £<input type="number" name="sale" step="0.01" min="0.01" value="${sale_price ? (sale_price / 100).toFixed(2) : ''}"></label>
<label>Set by<input name="by" maxlength="60" autocomplete="name"></label>
${mayBeSlip(parts, id, events[0]) ? html`<label>This is<select name="slip"><option value="">a new price</option><option value="yes">a correction of a mistake made in the last two hours</option></select></label>` : null}
<button>Change the price</button></form>
<details><summary>Price history (${events.length})</summary>
${table(['From', 'Until', 'Price', 'Kind', 'Sold', 'Set by', 'Note'], rows, 'No price has been set yet.')}</details>`;
}

const mayBeSlip = ({ store, clock }: Parts, id: number, running: SoldEvent | undefined): boolean =>
  running?.ends_at === null && clock() - wrongSince({ store }, id, running.starts_at) <= SLIP_MS;

function noteOn({ slip_by: by, units }: SoldEvent): string {
  if (by === null) return '';
  return units > 0
    ? `A mistake, corrected by ${by}. Somebody bought at this price, so it counts until those orders are refunded.`
    : `A mistake, corrected by ${by}. Left out of the price history.`;
}
