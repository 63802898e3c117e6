import { classes } from '@/components/ui/classes';
import { EnergyArrow } from '@/components/ui/figures/energy-arrow';
import { deliveryClassOf } from '@/lib/catalogue/delivery-class';
import { nameParts } from '@/lib/catalogue/names';
import type { ProductCard } from '@/lib/catalogue/types';
import { mostDemanding } from '@/lib/delivery/classes';
import { isFreeDelivery } from '@/lib/delivery/price';
import type { DeliveryTerms } from '@/lib/delivery/types';
import { pieceOf } from '@/lib/kitchen/pieces';
import { setSaving } from '@/lib/kitchen/saving';
import { formatTotal } from '@/lib/money/rules';
import type { SetTerms } from '@/lib/policy/types';
import css from './set-receipt.module.css';

const c = classes(css);

type Props = {
  pieces: readonly { slot: string; card: ProductCard }[];
  terms: DeliveryTerms;
  sets: SetTerms;
};

/** Price and energy arrow of each piece, the saving of the set, and the total. */
export function SetReceipt({ pieces, terms, sets }: Props) {
  const by = mostDemanding(pieces.map(({ card }) => deliveryClassOf(card)));
  const saving = setSaving(
    pieces.map(({ card }) => pieceOf(card, 1)),
    sets,
  ).total;
  const total = pieces.reduce((sum, { card }) => sum + (card.price?.now ?? 0), 0) - saving;
  return (
    <>
      <table className={c('receipt')}>
        <caption className="vh">What this set costs today</caption>
        <tbody>
          {pieces.map(({ slot, card }) => (
            <ReceiptLine key={card.id} slot={slot} card={card} />
          ))}
        </tbody>
        <tfoot>
          {saving > 0 ? (
            <tr className={c('saving')}>
              <th scope="row">Set discount</th>
              <td>
                <span>{formatTotal(-saving)}</span>
              </td>
            </tr>
          ) : null}
          <tr className={c('total')}>
            <th scope="row">Total</th>
            <td data-price={total / 100}>{formatTotal(total)}</td>
          </tr>
        </tfoot>
      </table>
      <p className={`${c('note')} t-small`}>
        Includes VAT{isFreeDelivery(total, by, terms) ? '. Delivered free, all by one date.' : '.'}
      </p>
    </>
  );
}

function ReceiptLine({ slot, card }: { slot: string; card: ProductCard }) {
  const { brand, model, what } = nameParts(card);
  const { energy, price } = card;
  const [best, worst] = energy?.scale.split('–') ?? [];
  return (
    <tr>
      <th scope="row">
        <a href={card.path}>{slot}</a>
        <small>
          {[brand, model].filter(Boolean).join(' ')}, {what}
          {energy ? `, class ${energy.class} of ${best} to ${worst}` : null}
        </small>
      </th>
      <td>
        <div className={c('priceAndArrow')}>
          <span data-price={(price?.now ?? 0) / 100}>{formatTotal(price?.now ?? 0)}</span>
          {energy ? (
            <EnergyArrow
              energyClass={energy.class}
              scale={energy.scale}
              size="row"
              href={`${card.path}#energy-label`}
              product={card.name}
              words="none"
            />
          ) : null}
        </div>
      </td>
    </tr>
  );
}
