'use client';

import { useRouter } from 'next/navigation';
import { type ComponentProps, type MouseEvent, useCallback, useEffect, useState } from 'react';
import { ErrorSummary } from '@/components/forms/error-summary';
import { useDataForm } from '@/components/forms/use-data-form';
import { Button } from '@/components/ui/button';
import { classes } from '@/components/ui/classes';
import { announce } from '@/components/ui/live-store';
import { tidyPostcode } from '@/lib/addresses/rules';
import type { Address } from '@/lib/addresses/types';
import type { Carried } from '@/lib/checkout/way-in';
import { NEW_ADDRESS, stepPath } from '@/lib/checkout/rules';
import type { DeliveryOption } from '@/lib/checkout/types';
import { sendForm } from '@/lib/forms/client';
import type { FormNote, FormValues } from '@/lib/forms/types';
import { changeHome, home } from '@/lib/home/client';
import { AccessFields } from './access-fields';
import { AddressFields } from './address-fields';
import { BillFields } from './bill-fields';
import { BookChoice, KeepInBook } from './book-choice';
import { DayChoice } from './day-choice';
import css from './delivery-form.module.css';
import { FitKept } from './fit-kept';
import type { Bind } from './bind';

const c = classes(css);
const schema = async () => (await import('@/lib/checkout/requests')).deliveryRequest;
const DAYS = '/api/checkout/days';

/** In the order in which they stand on the page. */
const NAMES =
  'book postalCode fullName address1 address2 city option floor door lift stairs parking billName billPostcode billAddress1 billCity'.split(
    ' ',
  );

type Props = {
  values: FormValues;
  note: FormNote | null;
  /** The shopper's own, of the address book; null for a visitor. */
  book: readonly Address[] | null;
  options: readonly DeliveryOption[];
  /** What of it is so heavy that the way in matters. */
  carried: readonly Carried[];
  goods: ComponentProps<typeof FitKept>['goods'];
};

/** Step 2: where to, which day, how to get in. */
export function DeliveryForm({ values, note, book, options, carried, goods }: Props) {
  'use no memo'; // See `useDataForm`.
  const action = '/api/checkout/delivery';
  const form = useDataForm({ id: 'delivery', action, schema, names: NAMES, note, draft: true });
  const [asking, setAsking] = useState(false);
  const router = useRouter();
  const initial = note?.kind === 'refused' ? { ...values, ...note.values } : values;
  const bind: Bind = (name) => ({
    id: form.idOf(name),
    error: form.errorOf(name),
    initial: initial[name],
    control: form.form.register(name),
  });

  const { getValues, setValue } = form.form;
  useEffect(() => {
    const { postcode, route } = home.read();
    if (postcode && !getValues('postalCode')) setValue('postalCode', postcode);
    if (route.door && !getValues('door')) setValue('door', String(route.door));
  }, [getValues, setValue]);

  const keepFit = useCallback((line: string) => setValue('fit', line), [setValue]);

  const showDays = async () => {
    setAsking(true);
    const typed = getValues();
    const given = Object.entries(typed).filter(([, value]) => typeof value === 'string');
    const sent = await sendForm(DAYS, Object.fromEntries(given));
    setAsking(false);
    if (!sent.ok) return form.refuse(sent);
    form.refuse(null);
    const postcode = tidyPostcode(typed['postalCode'] ?? '');
    if (postcode) changeHome({ postcode });
    router.refresh();
    announce('The days for this place are shown below.');
  };
  /** Enter in any field presses this button; once the days of this place are there it means to go on. */
  const showOrGoOn = (event: MouseEvent<HTMLButtonElement>) => {
    event.preventDefault();
    const isPressed = document.activeElement === event.currentTarget;
    const isKnown =
      options.length > 0 && tidyPostcode(getValues('postalCode') ?? '') === values['postalCode'];
    (isKnown && !isPressed ? form.send() : showDays()).catch(() => {});
  };
  const showFor = (place: string) => {
    if (place !== NEW_ADDRESS) showDays().catch(() => {});
  };

  return (
    <form className={c('form')} action={action} method="post" noValidate onSubmit={form.send}>
      {form.faults.length > 0 ? <ErrorSummary faults={form.faults} key={form.attempt} /> : null}
      <fieldset className={c('group')}>
        <legend>Where should it go?</legend>
        {book ? <BookChoice bind={bind} book={book} onChoose={showFor} /> : null}
        <div className={c('typed')}>
          <AddressFields
            bind={bind}
            beside={
              <Button
                type="submit"
                kind="second"
                formAction={DAYS}
                state={asking ? 'busy' : 'rest'}
                onClick={showOrGoOn}
              >
                Show the days
              </Button>
            }
          />
          {book ? <KeepInBook bind={bind} /> : null}
        </div>
      </fieldset>
      <DayChoice bind={bind} options={options}>
        {book && book.length > 0 ? (
          <Button type="submit" kind="second" formAction={DAYS} onClick={showOrGoOn}>
            Show the days for this address
          </Button>
        ) : null}
      </DayChoice>
      {carried.length > 0 ? (
        <AccessFields bind={bind} doorMm={form.form.watch('door') ?? ''} carried={carried} />
      ) : null}
      <FitKept goods={goods} onChange={keepFit} />
      <BillFields bind={bind} />
      <div className={c('acts')}>
        <Button type="submit" size="tall" state={form.busy ? 'busy' : 'rest'}>
          {form.busy ? 'Saving…' : 'Go to step 3, pay'}
        </Button>
        <a href={stepPath('contact')}>Back to contact</a>
      </div>
    </form>
  );
}
