import { type FormEvent, useRef, useState } from 'react';
import { Button, IconButton } from '@/components/ui/controls/button';
import { classes } from '@/components/ui/classes';
import { Fold } from '@/components/ui/fold';
import { Icon } from '@/components/ui/icon';
import { TextField } from '@/components/ui/controls/input';
import { announce } from '@/components/ui/feedback/live-store';
import type { Basket } from '@/lib/basket/types';
import { useCode } from '@/lib/checkout/overview-client';
import type { CheckoutOverview, Reduction } from '@/lib/checkout/types';
import { formatTotal } from '@/lib/money/rules';
import css from './basket-codes.module.css';

const c = classes(css);

type Props = { basket: Basket; postcode: string | null; overview: CheckoutOverview | null };

/** A delivery code takes nothing off until a day is chosen, or where delivery is free, so it is never called unused. */
const wordsOf = ({ name, amount, code }: Reduction, deliveryCode: string | null): string =>
  amount > 0 || code === deliveryCode
    ? name
    : `${name}. Not used: your other reductions already take off more.`;

/** One field for coupons and gift certificates, folded away for shoppers who have neither (experience §2.6). */
export function BasketCodes({ basket, postcode, overview }: Props) {
  const change = useCode(basket, postcode);
  const [code, setCode] = useState('');
  const field = useRef<HTMLDetailsElement>(null);
  const isRemoval = change.variables?.do === 'remove';
  const fault = change.isError ? change.error.message : null;
  const { reductions = [], certificates = [], deliveryCode = null } = overview?.sums ?? {};
  const applied = [
    ...reductions.flatMap((each) =>
      each.code ? [{ code: each.code, words: wordsOf(each, deliveryCode) }] : [],
    ),
    ...certificates.map(({ code: giftCode, left }) => ({
      code: giftCode,
      words: `Gift certificate, ${formatTotal(left)} will be left on it`,
    })),
  ];
  const apply = (event: FormEvent) => {
    event.preventDefault();
    change.mutate(
      { code: code.trim(), do: 'apply' },
      {
        onSuccess: () => {
          announce(`${code.trim()} applied.`);
          setCode('');
        },
      },
    );
  };
  const remove = (removed: string) => {
    field.current?.querySelector('summary')?.focus();
    change.mutate({ code: removed, do: 'remove' }, { onSuccess: () => announce(`${removed} removed.`) });
  };
  return (
    <div className={c('codes')}>
      {applied.length > 0 ? (
        <ul aria-label="Codes in use">
          {applied.map((each) => (
            <li key={each.code}>
              <span>
                <b>{each.code}</b>
                {each.words === each.code ? null : ` ${each.words}`}
              </span>
              <IconButton label={`Remove ${each.code}`} onClick={() => remove(each.code)}>
                <Icon name="close" small />
              </IconButton>
            </li>
          ))}
        </ul>
      ) : null}
      {isRemoval && fault ? (
        <p className="t-small" role="alert">
          {fault}
        </p>
      ) : null}
      <Fold title="Coupon or gift certificate" kind="words" ref={field}>
        <form onSubmit={apply} noValidate>
          <TextField
            id="basket-code"
            label="Code"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            value={code}
            maxLength={50}
            error={isRemoval ? null : fault}
            onChange={(event) => setCode(event.target.value)}
            beside={
              <Button type="submit" kind="second" state={change.isPending ? 'busy' : 'rest'}>
                {change.isPending ? 'Checking…' : 'Apply'}
              </Button>
            }
          />
        </form>
      </Fold>
    </div>
  );
}
