import { classes } from '@/components/ui/classes';
import { EnergyArrow } from '@/components/ui/energy-arrow';
import { Icon } from '@/components/ui/icon';
import { PriceText } from '@/components/ui/price-text';
import { TextButton } from '@/components/ui/button';
import type { BasketLine as Line } from '@/lib/basket/types';
import { choiceOf, fullName, quantityWords } from '@/lib/basket/words';
import { formatTotal } from '@/lib/money/rules';
import css from './basket-line.module.css';
import { BasketExtras } from './basket-extras';
import { useAwaitedFocus } from './line-focus';
import { lineNotices } from './line-notices';
import { LineStock } from './line-stock';
import { QuantityStepper } from './quantity-stepper';

const c = classes(css);

const WAITS = 'Waiting for a connection. The price is that of before.';

type Props = {
  line: Line;
  /** The price when the shopper last saw this line. */
  seen: number | null;
  /** A change of it waits for a connection. */
  waits: boolean;
  onQuantity: (line: Line, quantity: number) => void;
  onRemove: (line: Line) => void;
  onKeep: (line: Line) => void;
};

/** A product of the basket with what was chosen for it. */
export function BasketLine({ line, seen, waits, onQuantity, onRemove, onKeep }: Props) {
  const own = useAwaitedFocus(line.id);
  const { product } = line;
  const model = product?.attributes['Model'];
  const name = fullName(line);
  const choice = choiceOf(line);
  const limits = quantityWords(line);
  const available = product && 'available' in product.stock ? product.stock.available : null;
  return (
    <article className={c('panel', 'line')} aria-label={name} data-line={line.id} ref={own}>
      <div className={c('picture')}>
        {line.imageUrl ? (
          <img src={line.imageUrl} width={300} height={300} alt={product?.picture?.alt ?? ''} />
        ) : null}
      </div>
      <div className={c('head')}>
        <p className="t-small t-quiet">
          {[product?.brand?.name, model && `model ${model}`].filter(Boolean).join(', ')}
        </p>
        <h2>{line.path ? <a href={line.path}>{line.name}</a> : line.name}</h2>
        {choice ? <p className="t-small">{choice}</p> : null}
        {product ? <LineStock product={product} /> : null}
      </div>
      <div className={c('side')}>
        <div className={c('price')}>
          <PriceText text={formatTotal(line.total)} pence={line.total} />
          {product?.energy ? (
            <EnergyArrow
              energyClass={product.energy.class}
              scale={product.energy.scale}
              product={line.name}
            />
          ) : null}
          {line.quantity > 1 ? (
            <span className={c('each')}>{`${formatTotal(line.unitPrice)} each`}</span>
          ) : null}
        </div>
        <div className={c('quantity')}>
          <QuantityStepper
            of={name}
            value={line.quantity}
            available={available}
            least={line.least}
            most={line.most}
            onChange={(quantity) => onQuantity(line, quantity)}
          />
          {limits ? <p className="t-small t-second">{limits}</p> : null}
        </div>
      </div>
      {[...(waits ? [WAITS] : []), ...lineNotices(line, seen)].map((text) => (
        <p className={c('said')} key={text}>
          <Icon name="info" small />
          <span>{text}</span>
        </p>
      ))}
      <BasketExtras of={name} extras={line.extras} onQuantity={onQuantity} onRemove={onRemove} />
      <div className={c('acts')}>
        <TextButton onClick={() => onKeep(line)}>
          Save for later<span className="vh">: {name}</span>
        </TextButton>
        <TextButton onClick={() => onRemove(line)}>
          Remove<span className="vh">: {name}</span>
        </TextButton>
      </div>
    </article>
  );
}
