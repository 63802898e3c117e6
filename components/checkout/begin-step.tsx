import { cardsIn } from '@/lib/basket/rules';
import type { Basket } from '@/lib/basket/types';
import { fittingOf } from '@/lib/basket/words';
import { worksIn } from '@/lib/checkout/begin-early';
import type { FormNote } from '@/lib/forms/types';
import { href } from '@/lib/routing/href';
import { BeginForm } from './begin-form';

/** Asks, before the platform's own checkout, whether work in the home may begin within the cancellation period. */
export function BeginStep({ basket, note }: { basket: Basket; note: FormNote | null }) {
  return (
    <div className="wrap section">
      <h1 className="t-h1">Before you pay</h1>
      <BeginForm
        works={worksIn(cardsIn(basket)).map(({ name }) => name)}
        fitting={fittingOf(basket.lines)}
        note={note}
      />
      <p className="t-second">
        Your request is added to the notes on your order. <a href={href('/cart')}>Back to the basket</a>
      </p>
    </div>
  );
}
