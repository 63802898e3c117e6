import { classes } from '@/components/ui/classes';
import { unbroken } from '@/lib/i18n/unbroken';
import { formatTotal } from '@/lib/money/rules';
import type { OrderLine as Line } from '@/lib/orders/types';
import type { Care } from '@/lib/orders/care';
import { LineCare } from './line-care';
import css from './order-line.module.css';

const c = classes(css);

/** A product of an order with its extras. */
export function OrderLine({ line, care }: { line: Line; care?: Care | undefined }) {
  return (
    <li className={c('line')}>
      <div className={c('picture')}>
        {line.imageUrl ? <img src={line.imageUrl} width={300} height={300} alt="" loading="lazy" /> : null}
      </div>
      <div className={c('words')}>
        <h3>{line.path ? <a href={line.path}>{unbroken(line.name)}</a> : unbroken(line.name)}</h3>
        <p className="t-small t-second">
          {line.brand}
          {line.brand && line.sku ? ', ' : null}
          {line.sku ? (
            <>
              code <span className="nowrap">{line.sku}</span>
            </>
          ) : null}
          {line.path ? null : '. We don’t sell this any more.'}
        </p>
        <Options line={line} />
        {care ? <LineCare care={care} name={line.name} /> : null}
      </div>
      <Amount line={line} />
      {line.extras.length > 0 ? (
        <ul className={c('extras')} aria-label={`Bought for ${line.name}`}>
          {line.extras.map((extra) => (
            <li key={extra.id}>
              <div>
                {extra.name}
                <Options line={extra} hidden="For" />
              </div>
              <Amount line={extra} />
            </li>
          ))}
        </ul>
      ) : null}
    </li>
  );
}

/** Chosen options, gift wrapping and refunds. */
function Options({ line, hidden }: { line: Line; hidden?: string }) {
  const notes = [
    ...line.options.filter(({ name }) => name !== hidden).map(({ name, value }) => `${name}: ${value}`),
    ...(line.wrapping ? [`Wrapped: ${line.wrapping.name}, ${formatTotal(line.wrapping.cost)}`] : []),
  ];
  return (
    <>
      {notes.map((note) => (
        <p className="t-small t-second" key={note}>
          {note}
        </p>
      ))}
      {line.refundedQuantity > 0 ? (
        <p className={c('refunded')}>
          {line.refundedQuantity === line.quantity
            ? 'Refunded'
            : `${line.refundedQuantity} of ${line.quantity} refunded`}
        </p>
      ) : null}
    </>
  );
}

function Amount({ line }: { line: Line }) {
  return (
    <p className={c('amount')}>
      {line.quantity > 1 ? (
        <span>{`${line.quantity} × ${formatTotal(Math.round(line.total / line.quantity))}`}</span>
      ) : null}
      <b>{formatTotal(line.total)}</b>
      {line.listTotal > line.total ? (
        <s>
          <span className="vh">instead of </span>
          {formatTotal(line.listTotal)}
        </s>
      ) : null}
    </p>
  );
}
