import type { Help } from './nothing-found';

/** A person to ring, for whoever found nothing. */
export function PhoneLine({ phone }: { phone: Help['phone'] }) {
  return phone ? (
    <p>
      Or ring <a href={`tel:${phone.dial}`}>{phone.label}</a>, {phone.hours}: we know the whole range.
    </p>
  ) : null;
}
