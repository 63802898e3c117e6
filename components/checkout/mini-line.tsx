import { classes } from '@/components/ui/classes';
import { EnergyArrow } from '@/components/ui/figures/energy-arrow';
import type { BasketLine } from '@/lib/basket/types';
import { choiceOf, fullName } from '@/lib/basket/words';
import { cardFacts } from '@/lib/catalogue/key-facts';
import { stockWords } from '@/lib/catalogue/stock';
import { unbroken } from '@/lib/i18n/unbroken';
import { formatTotal } from '@/lib/money/rules';
import css from './mini-line.module.css';

const c = classes(css);

/** A product with its price, energy label and extras; `facts` adds its main features (experience L1). */
export function MiniLine({ line, facts = false }: { line: BasketLine; facts?: boolean }) {
  const { product } = line;
  const choice = choiceOf(line);
  const features = facts && product ? cardFacts(product).map(({ text }) => text) : [];
  return (
    <li className={c('line')}>
      {line.imageUrl ? <img src={line.imageUrl} width={56} height={56} alt="" /> : <span />}
      <span className={c('name')}>
        {unbroken(line.name)}
        {line.quantity > 1 ? ` × ${line.quantity}` : null}
      </span>
      <span className={c('price')}>{formatTotal(line.total)}</span>
      {choice ? <span className={c('below', 'facts')}>{choice}</span> : null}
      {product?.stock.state === 'due' ? (
        <span className={c('below', 'facts')}>{stockWords(product.stock)}</span>
      ) : null}
      {product?.energy ? (
        <span className={c('below')}>
          <EnergyArrow
            energyClass={product.energy.class}
            scale={product.energy.scale}
            size="row"
            product={line.name}
          />
        </span>
      ) : null}
      {features.length > 0 ? <span className={c('below', 'facts')}>{features.join(', ')}</span> : null}
      {line.extras.length > 0 ? (
        <ul className={c('extras')} aria-label={`Extras for ${fullName(line)}`}>
          {line.extras.map((extra) => (
            <li key={extra.id}>
              <span>
                {unbroken(extra.name)}
                {extra.quantity > 1 ? ` × ${extra.quantity}` : null}
              </span>
              <span className="num">{formatTotal(extra.total)}</span>
            </li>
          ))}
        </ul>
      ) : null}
    </li>
  );
}
