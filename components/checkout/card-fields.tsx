import { TextField } from '@/components/ui/input';
import { classes } from '@/components/ui/classes';
import type { CardFaults, CardFields as Fields } from '@/lib/checkout/card';
import css from './pay-form.module.css';

const c = classes(css);

type Props = {
  idOf: (name: keyof Fields) => string;
  faults: CardFaults;
  typed: Fields;
  onType: (name: keyof Fields, text: string) => void;
};

/** A card. Its fields have no names, so that no form could ever send them to the shop. */
export function CardFields({ idOf, faults, typed, onType }: Props) {
  const field = (name: keyof Fields) => ({
    id: idOf(name),
    value: typed[name],
    error: faults[name],
    onChange: (event: React.ChangeEvent<HTMLInputElement>) => onType(name, event.target.value),
  });
  return (
    <div className={c('card')}>
      <TextField
        {...field('number')}
        label="Card number"
        help="Visa, Mastercard or American Express"
        inputMode="numeric"
        autoComplete="cc-number"
        numeric
      />
      <div className={c('two')}>
        <TextField
          {...field('expiry')}
          label="Runs out"
          help="Month and year, as 04/29"
          inputMode="numeric"
          autoComplete="cc-exp"
          numeric
        />
        <TextField
          {...field('code')}
          label="Security code"
          help="3 figures on the back; 4 on the front of American Express"
          inputMode="numeric"
          autoComplete="cc-csc"
          maxLength={4}
          numeric
        />
      </div>
      <details className={c('name')} open={Boolean(faults.name)}>
        <summary>The card is in another name</summary>
        <TextField {...field('name')} label="Name on the card" autoComplete="cc-name" />
      </details>
    </div>
  );
}
