import { classes } from '@/components/ui/classes';
import { EnergyArrow } from '@/components/ui/figures/energy-arrow';
import { PriceText } from '@/components/ui/figures/price-text';
import type { BasketLine as Line } from '@/lib/basket/types';
import { choiceOf } from '@/lib/basket/words';
import { unbroken } from '@/lib/i18n/unbroken';
import { formatTotal } from '@/lib/money/rules';
import css from './basket-line.module.css';
import { LineStock } from './line-stock';

const c = classes(css);

/** Picture, maker, name, choice and stock of a line. */
export function LineFacts({ line }: { line: Line }) {
  const { product } = line;
  const model = product?.facts.model;
  const choice = choiceOf(line);
  return (
    <>
      <div className={c('picture')}>
        {line.imageUrl ? (
          <img src={line.imageUrl} width={300} height={300} alt={product?.picture?.alt ?? ''} />
        ) : null}
      </div>
      <div className={c('head')}>
        <p className="t-small t-quiet">
          {[product?.brand?.name, model && `model ${model}`].filter(Boolean).join(', ')}
        </p>
        <h2>{line.path ? <a href={line.path}>{unbroken(line.name)}</a> : unbroken(line.name)}</h2>
        {choice ? <p className="t-small">{choice}</p> : null}
        {product ? <LineStock product={product} /> : null}
      </div>
    </>
  );
}

/** Total of a line, and the unit price where there are several. */
export function LinePrice({ line }: { line: Line }) {
  const { product } = line;
  return (
    <div className={c('price')}>
      <PriceText text={formatTotal(line.total)} pence={line.total} />
      {product?.energy ? (
        <EnergyArrow energyClass={product.energy.class} scale={product.energy.scale} product={line.name} />
      ) : null}
      {line.quantity > 1 ? <span className={c('each')}>{`${formatTotal(line.unitPrice)} each`}</span> : null}
    </div>
  );
}
