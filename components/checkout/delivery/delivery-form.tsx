'use client';

import { useRouter } from 'next/navigation';
import { type ComponentProps, useEffect, useState } from 'react';
import { FoundAddresses } from '@/components/addresses/found-addresses';
import { ErrorSummary } from '@/components/forms/error-summary';
import { useDataForm } from '@/components/forms/use-data-form';
import { Button } from '@/components/ui/controls/button';
import { classes } from '@/components/ui/classes';
import type { FoundAddress } from '@/lib/addresses/found';
import { tidyPostcode } from '@/lib/addresses/rules';
import type { Address } from '@/lib/addresses/types';
import type { TwoDeliveries } from '@/lib/basket/delivery-plan';
import type { HeavyGood } from '@/lib/checkout/access/heavy-goods';
import { settledOption } from '@/lib/checkout/days';
import { NEW_ADDRESS, stepPath } from '@/lib/checkout/rules';
import type { DeliveryOption } from '@/lib/checkout/types';
import { sendForm } from '@/lib/forms/client';
import type { FormNote, FormValues } from '@/lib/forms/types';
import { home } from '@/lib/home/client';
import { href } from '@/lib/routing/href';
import { AccessFields } from './access-fields';
import { AddressFields } from './address-fields';
import { BeginChoice } from './begin-choice';
import { BillFields } from './bill-fields';
import type { Bind } from './bind';
import { BookChoice, KeepInBook } from './book-choice';
import { DayChoice } from './day-choice';
import css from './delivery-form.module.css';
import { FitKept } from './fit-kept';
import { pickedDays } from './picked-days';
import { SplitChoice } from './split-choice';
import { useAccessPrefill } from './use-access-prefill';
import { DAYS, useDays } from './use-days';

const c = classes(css);
const schema = async () => (await import('@/lib/checkout/requests')).deliveryRequest;

/** Names of the fields in page order. */
const NAMES =
  'book postalCode fullName address1 address2 city split option option2 begin floor door old lift steps stairs parking billName billPostcode billAddress1 billCity'.split(
    ' ',
  );

type Props = {
  values: FormValues;
  note: FormNote | null;
  /** Owner of the draft (`draftOwner`). */
  owner: string;
  /** The customer's address book; null for a visitor. */
  book: readonly Address[] | null;
  /** The deliveries with their possible days; empty before the address is known. */
  deliveries: readonly { goods: readonly string[]; options: readonly DeliveryOption[] }[];
  /** How the goods could be split into two deliveries. */
  two: TwoDeliveries | null;
  /** Names of the chosen work in the home. */
  works: readonly string[];
  /** What is known of the fitter’s visit; empty if there is none. */
  fitting: string;
  /** Goods so heavy that the way in matters. */
  heavyGoods: readonly HeavyGood[];
  goods: ComponentProps<typeof FitKept>['goods'];
  /** Whether addresses can be looked up by postcode. */
  finds: boolean;
};

type Delivery = Props['deliveries'][number];

/** Returns the legend of the days: a question where there is a choice. */
function dayLegend(delivery: Delivery | undefined, which: string | null): string {
  const start = settledOption(delivery?.options ?? []) ? 'When it comes' : 'Which day';
  return [start, which].filter(Boolean).join(' ') + (start === 'Which day' ? '?' : '');
}

/** Form of step 2: address, delivery day and way in. */
export function DeliveryForm({
  values,
  note,
  owner,
  book,
  deliveries,
  two,
  works,
  fitting,
  heavyGoods,
  goods,
  finds,
}: Props) {
  'use no memo'; // See `useDataForm`.
  const action = href('/api/checkout/delivery');
  const draft = { owner, drawn: values };
  const router = useRouter();
  const post: typeof sendForm = async (to, given) => {
    const sent = await sendForm(to, given);
    // The day is no longer available: refresh the page to load those that are.
    if (!sent.ok && (sent.fields['option'] || sent.fields['option2'])) router.refresh();
    return sent;
  };
  const form = useDataForm({ id: 'delivery', action, schema, names: NAMES, note, draft, post });
  const initial = note && note.kind !== 'done' ? { ...values, ...note.values } : values;
  const bind: Bind = (name) => ({
    id: form.idOf(name),
    error: form.errorOf(name),
    initial: initial[name],
    control: form.form.register(name),
  });

  const { getValues, setValue, watch } = form.form;
  useEffect(() => {
    const { postcode } = home.read();
    if (postcode && !getValues('postalCode')) setValue('postalCode', postcode);
  }, [getValues, setValue]);
  const { typed, upstairs } = useAccessPrefill(form.form, initial, heavyGoods);

  const option = watch('option') ?? initial['option'];
  const option2 = watch('option2') ?? initial['option2'];
  useEffect(() => {
    pickedDays.set([option, option2]);
    return () => pickedDays.set(null);
  }, [option, option2]);

  // Set after the draft was restored, whose answers may be out of date.
  const [fit, setFit] = useState('');
  const [way, setWay] = useState('');
  useEffect(() => {
    setValue('fit', fit);
    setValue('way', way);
  }, [fit, way, setValue]);

  const hasDays = deliveries.some(({ options }) => options.length > 0);
  const postcode = hasDays ? (values['postalCode'] ?? '') : '';
  const { asking, finding, show, press, leave } = useDays(form, { postcode, hasDays, finds });
  const isTyped = (watch('book') ?? initial['book'] ?? NEW_ADDRESS) === NEW_ADDRESS;
  const place = tidyPostcode(watch('postalCode') ?? initial['postalCode'] ?? '');
  const isElsewhere = isTyped && postcode !== '' && place !== postcode;
  useEffect(() => {
    if (isElsewhere) for (const name of ['option', 'option2']) setValue(name, '');
  }, [isElsewhere, setValue]);
  const [first, second] = isElsewhere ? [] : deliveries;
  const showDays = () => {
    show().catch(() => {});
  };
  const showFor = (place: string) => {
    if (place !== NEW_ADDRESS) showDays();
  };
  const fillIn = ({ company, address1, city }: FoundAddress) => {
    setValue('address1', address1);
    setValue('address2', company === address1 ? '' : company);
    setValue('city', city);
  };

  return (
    <form className={c('form')} action={action} method="post" noValidate onSubmit={form.send}>
      {form.faults.length > 0 ? <ErrorSummary faults={form.faults} key={form.attempt} /> : null}
      <fieldset className={c('group')}>
        <legend>Where should we deliver?</legend>
        {book ? <BookChoice bind={bind} book={book} onChoose={showFor} /> : null}
        <div className={c('typed')}>
          <AddressFields
            bind={bind}
            onLeavePostcode={leave}
            beside={
              <Button
                type="submit"
                kind="second"
                formAction={DAYS}
                state={asking ? 'busy' : 'rest'}
                onClick={press}
                onBlur={leave}
              >
                Show the days
              </Button>
            }
            found={
              finds ? (
                <FoundAddresses
                  id={form.idOf('found')}
                  finding={isElsewhere ? null : finding}
                  onChoose={fillIn}
                />
              ) : null
            }
          />
          {book ? <KeepInBook bind={bind} /> : null}
        </div>
      </fieldset>
      {two ? <SplitChoice bind={bind} two={two} onChange={showDays} /> : null}
      <DayChoice
        bind={bind}
        name="option"
        legend={dayLegend(first, second ? 'for the first delivery' : null)}
        goods={second && first ? first.goods : []}
        options={first?.options ?? []}
        asking={asking}
      >
        {book && book.length > 0 ? (
          <Button type="submit" kind="second" formAction={DAYS} onClick={press}>
            Show the days for this address
          </Button>
        ) : null}
      </DayChoice>
      {second ? (
        <DayChoice
          bind={bind}
          name="option2"
          legend={dayLegend(second, 'for the second delivery')}
          {...second}
          asking={asking}
        />
      ) : null}
      {works.length > 0 ? <BeginChoice bind={bind} works={works} fitting={fitting} /> : null}
      {heavyGoods.length > 0 ? (
        <AccessFields
          bind={bind}
          typed={typed}
          upstairs={upstairs}
          heavyGoods={heavyGoods}
          onAnswer={setWay}
        />
      ) : null}
      <FitKept goods={goods} onChange={setFit} />
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
