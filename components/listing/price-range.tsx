'use client';

import {
  type CSSProperties,
  type KeyboardEvent,
  startTransition,
  type SyntheticEvent,
  useState,
} from 'react';
import { classes } from '@/components/ui/classes';
import { TextField } from '@/components/ui/input';
import css from './price-range.module.css';
import { chosenPrice, movedThumb, priceScale, typedPrice } from './price-steps';

const c = classes(css);

type PriceRangeProps = {
  idPrefix: string;
  /** Whole pounds: the ends of the list before its price filter. */
  cheapest: number;
  dearest: number;
  /** Pounds; null where nothing is chosen. */
  from: number | null;
  to: number | null;
};
type Ends = { from: string; to: string };

const pounds = (value: number): string => value.toLocaleString('en-GB');
const fields = ({ from, to }: Pick<PriceRangeProps, 'from' | 'to'>): Ends => ({
  from: from === null ? '' : pounds(from),
  to: to === null ? '' : pounds(to),
});

/** Fields and thumbs of the price. The form is sent when a thumb is let go, or a field is left or confirmed. */
export function PriceRange(props: PriceRangeProps) {
  const { idPrefix, cheapest, dearest } = props;
  const [draft, setDraft] = useState<Ends | null>(null);
  const ends = draft ?? fields(props);

  const scale = priceScale(cheapest, dearest);
  const from = Math.min(Math.max(typedPrice(ends.from) ?? scale.low, scale.low), scale.high);
  const to = Math.max(Math.min(typedPrice(ends.to) ?? scale.high, scale.high), scale.low);

  const send = (event: SyntheticEvent<HTMLInputElement>) => {
    if (typedPrice(ends.from) === props.from && typedPrice(ends.to) === props.to) return;
    event.currentTarget.form?.requestSubmit();
    // In the transition that shows the new list: until then what was typed stays.
    startTransition(() => setDraft(null));
  };
  const move = (end: keyof Ends, value: number) => {
    const place = movedThumb(end, value, end === 'from' ? to : from, scale);
    const chosen = chosenPrice(end, place, scale);
    setDraft({ ...ends, [end]: chosen === null ? '' : pounds(chosen) });
  };
  const page = (end: keyof Ends) => (event: KeyboardEvent<HTMLInputElement>) => {
    const by = event.key === 'PageUp' ? scale.page : event.key === 'PageDown' ? -scale.page : 0;
    if (by === 0) return;
    event.preventDefault();
    move(end, (end === 'from' ? from : to) + by);
  };

  const field = (end: keyof Ends, label: string, bound: number) => (
    <TextField
      id={`${idPrefix}-${end}`}
      name={`price-${end}`}
      label={label}
      numeric
      affix={{ text: '£', at: 'start' }}
      inputMode="decimal"
      autoComplete="off"
      value={ends[end]}
      placeholder={pounds(bound)}
      onChange={(event) => setDraft({ ...ends, [end]: event.target.value })}
      onBlur={send}
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return;
        event.preventDefault();
        send(event);
      }}
    />
  );
  const thumb = (end: keyof Ends, label: string, value: number, bound: number) => (
    <input
      type="range"
      min={scale.low}
      max={scale.high}
      step={scale.step}
      value={value}
      aria-label={label}
      aria-valuetext={`£${pounds(chosenPrice(end, value, scale) ?? bound)}`}
      onChange={(event) => move(end, Number(event.target.value))}
      onKeyDown={page(end)}
      onKeyUp={(event) => (event.key === 'Tab' ? undefined : send(event))}
      onPointerUp={send}
      onBlur={send}
    />
  );
  const share = (value: number) => `${((value - scale.low) / (scale.high - scale.low)) * 100}%`;
  const span: CSSProperties & Record<`--${string}`, string> = { '--from': share(from), '--to': share(to) };

  return (
    <>
      <div className={c('fields')}>
        {field('from', 'From', cheapest)}
        {field('to', 'To', dearest)}
      </div>
      <div className={c('slider')} style={span}>
        <span className={c('line')} aria-hidden="true" />
        <span className={c('span')} aria-hidden="true" />
        {thumb('from', 'Minimum price', from, cheapest)}
        {thumb('to', 'Maximum price', to, dearest)}
      </div>
    </>
  );
}
