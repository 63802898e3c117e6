import { TextButton } from '@/components/ui/controls/button';
import { classes } from '@/components/ui/classes';
import { Icon } from '@/components/ui/icon';
import { offeredFor } from '@/lib/basket/offered';
import type { BasketLine as Line } from '@/lib/basket/types';
import { fittingOf, fullName, quantityWords } from '@/lib/basket/words';
import { usePolicy } from '@/lib/policy/client';
import type { Service } from '@/lib/services/types';
import { BasketExtras } from './basket-extras';
import css from './basket-line.module.css';
import { LineFacts, LinePrice } from './line-facts';
import { useAwaitedFocus } from './line-focus';
import { lineNotices } from './line-notices';
import { LineServices } from './line-services';
import { QuantityStepper } from './quantity-stepper';

const c = classes(css);

const WAITS = 'Waiting for a connection. This is the earlier price.';

type Props = {
  line: Line;
  /** Unit price when the shopper last saw this line, in pence. */
  seen: number | null;
  /** Whether a change to it is waiting for a connection. */
  waits: boolean;
  services: readonly Service[];
  onQuantity: (line: Line, quantity: number) => void;
  onRemove: (line: Line) => void;
  onKeep: (line: Line) => void;
};

/** A product in the basket with its extras, notices and actions. */
export function BasketLine({ line, seen, waits, services, onQuantity, onRemove, onKeep }: Props) {
  const article = useAwaitedFocus(line.id);
  const { cover: terms } = usePolicy();
  const { product } = line;
  const name = fullName(line);
  const limits = quantityWords(line);
  const available = product && 'available' in product.stock ? product.stock.available : null;
  return (
    <article className={c('line')} aria-label={name} data-line={line.id} ref={article}>
      <LineFacts line={line} />
      <div className={c('side')}>
        <LinePrice line={line} />
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
      {[waits ? WAITS : '', ...lineNotices(line, seen, terms), fittingOf([line])]
        .filter(Boolean)
        .map((text) => (
          <p className={c('said')} key={text}>
            <Icon name="info" small />
            <span>{text}</span>
          </p>
        ))}
      <BasketExtras of={name} extras={line.extras} onQuantity={onQuantity} onRemove={onRemove} />
      <LineServices line={line} offered={offeredFor(line, services, terms)} />
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
