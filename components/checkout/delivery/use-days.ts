import { useRouter } from 'next/navigation';
import { type FocusEvent, type MouseEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useAddressFinder } from '@/components/addresses/use-address-finder';
import type { useDataForm } from '@/components/forms/use-data-form';
import { announce } from '@/components/ui/feedback/live-store';
import { tidyPostcode } from '@/lib/addresses/rules';
import { NEW_ADDRESS } from '@/lib/checkout/rules';
import { sendForm } from '@/lib/forms/client';
import { changeHome } from '@/lib/home/client';
import { href } from '@/lib/routing/href';

/** Where the form goes that asks for the days alone. */
export const DAYS = href('/api/checkout/days');

type Options = {
  /** The postcode whose days stand on the page, if any do. */
  postcode: string;
  /** Whether any do, also for an address of the book. */
  hasDays: boolean;
  /** Whether addresses can be found by their postcode. */
  finds: boolean;
};

/** Learns the days of the place that is typed, and its addresses where none is typed yet. */
export function useDays(
  { form, refuse, send, idOf }: ReturnType<typeof useDataForm>,
  { postcode, hasDays, finds }: Options,
) {
  const [asking, setAsking] = useState(false);
  const { finding, find } = useAddressFinder();
  const router = useRouter();

  const placeTyped = () => tidyPostcode(form.getValues('postalCode') ?? '');

  // One after the other: what is kept for the shopper is the place that was asked for last.
  const running = useRef(false);
  const isWanted = useRef(false);
  const looksUp = useRef(false);
  const askedPlace = useRef<string | null>(null);
  const show = async () => {
    isWanted.current = true;
    if (running.current) return;
    running.current = true;
    setAsking(true);
    try {
      while (isWanted.current) {
        isWanted.current = false;
        await ask();
      }
    } finally {
      running.current = false;
      setAsking(false);
    }
  };
  const ask = async () => {
    const typed = form.getValues();
    askedPlace.current = placeTyped();
    const given = Object.entries(typed).filter(([, value]) => typeof value === 'string');
    const sent = await sendForm(DAYS, Object.fromEntries(given));
    if (isWanted.current) return;
    const looks = looksUp.current;
    looksUp.current = false;
    setAsking(false);
    if (!sent.ok) return refuse(sent);
    refuse(null);
    const place = tidyPostcode(typed['postalCode'] ?? '');
    if (place) changeHome({ postcode: place });
    router.refresh();
    const isOpen = place !== null && (looks || place !== postcode || !typed['address1']);
    const found = finds && isOpen ? `${await find(place)} ` : '';
    announce(`${found}The days for this place are shown below.`);
  };
  // A page that is loaded anew has the postcode that was asked for, and lost its addresses. Where the place is known and
  // its days are not, nobody should have to ask for them.
  const begin = useEffectEvent(() => {
    const { book = NEW_ADDRESS, address1 } = form.getValues();
    const isTyped = book === NEW_ADDRESS;
    const place = placeTyped();
    if (!hasDays && (!isTyped || place)) show().catch(() => {});
    else if (finds && isTyped && place && place === postcode && !address1) find(postcode).catch(() => {});
  });
  useEffect(() => begin(), []);

  /**
   * Enter in any field presses this button: in the postcode's it looks that up, in others it means to go on once the days
   * of this place are there.
   */
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    event.preventDefault();
    const inPostcode = document.activeElement?.id === idOf('postalCode');
    const isPressed = inPostcode || document.activeElement === event.currentTarget;
    looksUp.current ||= inPostcode;
    const isKnown = postcode !== '' && placeTyped() === postcode;
    (isKnown && !isPressed ? send() : show()).catch(() => {});
  };
  /**
   * Who leaves a whole postcode sees its days. To be heard at the field and at its button: who goes on to that may press
   * it, or pass it by.
   */
  const leave = ({ relatedTarget }: FocusEvent) => {
    const mayPress = relatedTarget?.getAttribute('formaction') === DAYS;
    const place = placeTyped();
    if (place && place !== postcode && place !== askedPlace.current && !mayPress) show().catch(() => {});
  };
  return { asking, finding, show, press, leave };
}
