import { classes } from '@/components/ui/classes';
import { keyed } from '@/components/ui/keyed';
import { addressLines } from '@/lib/addresses/rules';
import type { SiteSettings } from '@/lib/content/types';
import { formatTotal } from '@/lib/money/rules';
import { dayAndYear } from '@/lib/orders/progress';
import { linesOf } from '@/lib/orders/rules';
import { lowerFirst, sumRows } from '@/lib/orders/sum';
import type { Order, OrderAddress, Vat } from '@/lib/orders/types';
import css from './invoice.module.css';

const c = classes(css);

type Props = {
  order: Order;
  /** Null while the content service has never answered. */
  seller: SiteSettings | null;
  /** Null if it cannot be determined. */
  vat: Vat | null;
};

const percent = (rate: number): string => `${rate}%`;

/** An invoice with its VAT by rate, laid out to print on one sheet. */
export function Invoice({ order, seller, vat }: Props) {
  const net = order.total - order.taxTotal;
  const taxes = vat
    ? vat.parts.map(({ rate, amount }) => ({ name: `VAT at ${percent(rate)}`, amount }))
    : order.taxes;
  const rateOf = (id: number) => {
    const rate = vat?.rates.get(id);
    return rate === undefined ? '' : rate === null ? 'No VAT' : percent(rate);
  };
  return (
    <article className={c('invoice')}>
      <header className={c('head')}>
        <div>
          {seller ? (
            <>
              <p className={c('seller')}>{seller.legalName}</p>
              <p className="t-small">
                {[...seller.addressLines, seller.postcode].filter(Boolean).join(', ')}
                <br />
                VAT number {seller.vatNumber}, company number {seller.companyNumber}
                <br />
                {seller.email}, {seller.phone}
              </p>
            </>
          ) : (
            <p role="status">
              Our name, address and VAT number cannot be shown right now. Load this page again in a moment
              before you print it.
            </p>
          )}
        </div>
        <dl className={c('facts')}>
          <Fact name="Invoice and order">{order.id}</Fact>
          <Fact name="Date and tax point">{dayAndYear(order.orderedAt)}</Fact>
        </dl>
      </header>
      <div className={c('addresses')}>
        <div>
          <h2>Billed to</h2>
          <Address address={order.billingAddress} />
        </div>
        {order.consignments.map(({ id, address }) => (
          <div key={id}>
            <h2>Delivered to</h2>
            <Address address={address} />
          </div>
        ))}
      </div>
      <table className={c('lines')}>
        <caption className="vh">What was bought</caption>
        <thead>
          <tr>
            <th scope="col">Product</th>
            <th scope="col">Quantity</th>
            <th scope="col">VAT rate</th>
            <th scope="col">{order.isTaxIncluded ? 'Amount, VAT included' : 'Amount, without VAT'}</th>
          </tr>
        </thead>
        <tbody>
          {linesOf(order).map((line) => (
            <tr key={line.id}>
              <th scope="row">
                {line.name}
                {line.sku ? <small>{line.sku}</small> : null}
              </th>
              <td>
                {line.quantity > 1 ? `${line.quantity} × ${formatTotal(line.total / line.quantity)}` : 1}
              </td>
              <td>{rateOf(line.id)}</td>
              <td>{formatTotal(line.total)}</td>
            </tr>
          ))}
          {order.giftCertificates.flatMap(({ lines }) =>
            lines.map(({ id, name, price }) => (
              <tr key={id}>
                <th scope="row">{name}</th>
                <td>1</td>
                <td>{rateOf(id)}</td>
                <td>{formatTotal(price)}</td>
              </tr>
            )),
          )}
        </tbody>
        <tfoot>
          {sumRows(order).map(({ label, amount }) => (
            <Sum key={label} name={label} amount={amount} />
          ))}
          <Sum name="Total without VAT" amount={net} />
          {order.isTaxIncluded
            ? keyed(taxes, ({ name }) => name).map(({ key, item }) => <Sum key={key} {...item} />)
            : null}
          <Sum name="Total" amount={order.total} last />
        </tfoot>
      </table>
      {keyed(order.payments, ({ name }) => name).map(({ key, item: { name, amount } }) => (
        <p key={key}>{`${formatTotal(amount)} paid by ${lowerFirst(name)}.`}</p>
      ))}
      {order.refunded > 0 ? <p>{`${formatTotal(order.refunded)} refunded.`}</p> : null}
    </article>
  );
}

const Address = ({ address }: { address: OrderAddress }) =>
  keyed(addressLines(address), (line) => line).map(({ key, item }) => <p key={key}>{item}</p>);

const Fact = ({ name, children }: { name: string; children: string | number }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);

function Sum({ name, amount, last = false }: { name: string; amount: number; last?: boolean }) {
  return (
    <tr className={last ? c('last') : undefined}>
      <th scope="row" colSpan={3}>
        {name}
      </th>
      <td>{formatTotal(amount)}</td>
    </tr>
  );
}
