import { classes } from '@/components/ui/classes';
import type { Help } from './nothing-found';
import css from './nothing-found.module.css';

const c = classes(css);

/** The telephone number, for shoppers who found nothing. */
export function PhoneLine({ phone }: { phone: Help['phone'] }) {
  return phone ? (
    <p className={c('ring')}>
      Or ring <a href={`tel:${phone.dial}`}>{phone.label}</a>, {phone.hours}: we know the whole range.
    </p>
  ) : null;
}
