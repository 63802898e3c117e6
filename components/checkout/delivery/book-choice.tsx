import { Checkbox } from '@/components/ui/controls/checkbox';
import { Choice, ChoiceFault } from '@/components/ui/controls/choice';
import { classes } from '@/components/ui/classes';
import { addressLines } from '@/lib/addresses/rules';
import type { Address } from '@/lib/addresses/types';
import { NEW_ADDRESS } from '@/lib/checkout/rules';
import { unbroken } from '@/lib/i18n/unbroken';
import type { Bind } from './bind';
import css from './delivery-form.module.css';

const c = classes(css);

type Props = { bind: Bind; book: readonly Address[]; onChoose: (place: string) => void };

/** Choice between the addresses of the address book and a new one; renders nothing for an empty book. */
export function BookChoice({ bind, book, onChoose }: Props) {
  if (book.length === 0) return null;
  const { id, initial = String(book[0]?.id), control, error } = bind('book');
  const radio = (value: string) => ({
    ...control,
    value,
    defaultChecked: initial === value,
    onChange: (event: React.ChangeEvent<HTMLInputElement>) => {
      control.onChange(event);
      onChoose(value);
    },
  });
  return (
    <ChoiceFault id={id} error={error}>
      <div className={c('book')} role="radiogroup" aria-label="Address">
        {book.map((address, index) => {
          const [name, ...lines] = addressLines(address);
          return (
            <Choice
              {...radio(String(address.id))}
              key={address.id}
              {...(index === 0 ? { id } : {})}
              label={name}
              text={unbroken(lines.join(', '))}
              aria-describedby={error ? `${id}-error` : undefined}
            />
          );
        })}
        <Choice {...radio(NEW_ADDRESS)} label="Another address" />
      </div>
    </ChoiceFault>
  );
}

/** Offers to save a new address in the address book of a signed-in customer. */
export function KeepInBook({ bind }: { bind: Bind }) {
  return <Checkbox {...bind('keep').control} value="on" label="Keep this address in my address book" />;
}
