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

/** URL that the form is sent to for the days alone. */
export const DAYS = href('/api/checkout/days');

type Options = {
  /** The postcode whose days are shown; empty if none are, or for an address without one. */
  postcode: string;
  /** Whether any days are shown, including those of an address from the book. */
  hasDays: boolean;
  /** Whether addresses can be looked up by postcode. */
  finds: boolean;
};

/** Loads the days of the typed address, and looks up the addresses of its postcode if none is typed yet. */
export function useDays(
  { form, refuse, send, idOf }: ReturnType<typeof useDataForm>,
  { postcode, hasDays, finds }: Options,
) {
  const [asking, setAsking] = useState(false);
  const { finding, find } = useAddressFinder();
  const router = useRouter();

  const placeTyped = () => tidyPostcode(form.getValues('postalCode') ?? '');

  // Requests run one after the other, so that the server stores the address that was asked for last.
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
    // With an address from the book chosen, the hidden postcode is not the one asked about.
    const isTyped = (typed['book'] ?? NEW_ADDRESS) === NEW_ADDRESS;
    const place = isTyped ? placeTyped() : null;
    askedPlace.current = place;
    const given = Object.entries(typed).filter(([, value]) => typeof value === 'string');
    const sent = await sendForm(DAYS, Object.fromEntries(given));
    if (isWanted.current) return;
    const looks = looksUp.current;
    looksUp.current = false;
    setAsking(false);
    if (!sent.ok) return refuse(sent);
    refuse(null);
    if (place) changeHome({ postcode: place });
    router.refresh();
    const isOpen = place !== null && (looks || place !== postcode || !typed['address1']);
    const found = finds && isOpen ? `${await find(place)} ` : '';
    announce(`${found}The days for this place are shown below.`);
  };
  // After a reload the postcode is restored but not its addresses. Where the address is known and its days are not,
  // they are loaded without a press.
  const begin = useEffectEvent(() => {
    const { book = NEW_ADDRESS, address1 } = form.getValues();
    const isTyped = book === NEW_ADDRESS;
    const place = placeTyped();
    if (!hasDays && (!isTyped || place)) show().catch(() => {});
    else if (finds && isTyped && place && place === postcode && !address1) find(postcode).catch(() => {});
  });
  useEffect(() => begin(), []);

  /**
   * Enter in any field presses this button. In the postcode field it loads the days; in any other it submits the form
   * if the days of this address are shown.
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
   * Loads the days when the shopper leaves a complete postcode. Attached to the field and to its button, which the
   * shopper may press or tab past.
   */
  const leave = ({ relatedTarget }: FocusEvent) => {
    const mayPress = relatedTarget?.getAttribute('formaction') === DAYS;
    const place = placeTyped();
    if (place && place !== postcode && place !== askedPlace.current && !mayPress) show().catch(() => {});
  };
  return { asking, finding, show, press, leave };
}
