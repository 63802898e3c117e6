import type { ReactNode } from 'react';
import { Button, IconButton, TextButton } from '@/components/ui/controls/button';
import { classes } from '@/components/ui/classes';
import { Icon } from '@/components/ui/icon';
import { TextField } from '@/components/ui/controls/input';
import { offeredFor } from '@/lib/basket/offered';
import type { BasketLine } from '@/lib/basket/types';
import { PLAIN_CHANGE } from '@/lib/basket/plain-fields';
import { fittingOf, fullName, quantityWords } from '@/lib/basket/words';
import { formatTotal } from '@/lib/money/rules';
import type { CoverTerms } from '@/lib/policy/types';
import type { Service } from '@/lib/services/types';
import extrasCss from './basket-extras.module.css';
import css from './basket-line.module.css';
import { LineFacts, LinePrice } from './line-facts';
import { LineServices } from './line-services';
import { lineNotices } from './line-notices';

const c = classes({ ...extrasCss, ...css });

type Props = { line: BasketLine; services: readonly Service[]; terms: CoverTerms };

/** A product in the basket with its extras, changed by plain forms. */
export function PlainLine({ line, services, terms }: Props) {
  const name = fullName(line);
  const limits = quantityWords(line);
  return (
    <article className={c('line')} aria-label={name}>
      <LineFacts line={line} />
      <div className={c('side')}>
        <LinePrice line={line} />
        <div className={c('quantity')}>
          <ChangeForm line={line.id}>
            <TextField
              id={`quantity-${line.id}`}
              name="quantity"
              label={
                <>
                  Quantity<span className="vh">, {name}</span>
                </>
              }
              defaultValue={line.quantity}
              inputMode="numeric"
              autoComplete="off"
              numeric
              fieldClass={c('many')}
              beside={
                <Button type="submit" kind="second">
                  <span>
                    Change<span className="vh"> the quantity of {name}</span>
                  </span>
                </Button>
              }
            />
          </ChangeForm>
          {limits ? <p className="t-small t-second">{limits}</p> : null}
        </div>
      </div>
      {[...lineNotices(line, null, terms), fittingOf([line])].filter(Boolean).map((text) => (
        <p className={c('said')} key={text}>
          <Icon name="info" small />
          <span>{text}</span>
        </p>
      ))}
      {line.extras.length > 0 ? (
        <ul className={c('extras')} aria-label={`Extras for ${name}`}>
          {line.extras.map((extra) => (
            <PlainExtra extra={extra} key={extra.id} />
          ))}
        </ul>
      ) : null}
      <LineServices line={line} offered={offeredFor(line, services, terms)} />
      <div className={c('acts')}>
        <ChangeForm line={line.id} quantity={0}>
          <TextButton type="submit">
            Remove<span className="vh">: {name}</span>
          </TextButton>
        </ChangeForm>
      </div>
    </article>
  );
}

function PlainExtra({ extra }: { extra: BasketLine }) {
  const { id, name, quantity, total } = extra;
  return (
    <li>
      <span>
        {name}
        {quantity > 1 ? ` × ${quantity}` : null}
      </span>
      <span className={c('num', 'amount')}>{formatTotal(total)}</span>
      <span className={c('changes')}>
        {quantity > 1 ? (
          <ChangeForm line={id} quantity={quantity - 1}>
            <IconButton type="submit" label={`One fewer: ${name}`}>
              <Icon name="minus" small />
            </IconButton>
          </ChangeForm>
        ) : null}
        <ChangeForm line={id} quantity={0}>
          <IconButton type="submit" label={`Remove: ${name}`}>
            <Icon name="close" small />
          </IconButton>
        </ChangeForm>
      </span>
    </li>
  );
}

type ChangeFormProps = {
  line: string;
  /** Sent as a hidden field; without it, the form's own field gives the quantity. */
  quantity?: number;
  children: ReactNode;
};

/** Changes a line of the basket by a plain form, without scripts. */
function ChangeForm({ line, quantity, children }: ChangeFormProps) {
  return (
    <form method="post" action={PLAIN_CHANGE}>
      <input type="hidden" name="line" value={line} />
      {quantity === undefined ? null : <input type="hidden" name="quantity" value={quantity} />}
      {children}
    </form>
  );
}
