import { useRouter } from 'next/navigation';
import { type MouseEvent, useRef, useState } from 'react';
import { useAddressFinder } from '@/components/addresses/use-address-finder';
import type { useDataForm } from '@/components/forms/use-data-form';
import { announce } from '@/components/ui/feedback/live-store';
import { tidyPostcode } from '@/lib/addresses/rules';
import { sendForm } from '@/lib/forms/client';
import { changeHome } from '@/lib/home/client';
import { href } from '@/lib/routing/href';

/** Where the form goes that asks for the days alone. */
export const DAYS = href('/api/checkout/days');

type Options = {
  /** The postcode whose days stand on the page, if any do. */
  postcode: string;
  /** Whether addresses can be found by their postcode. */
  finds: boolean;
};

/** Learns the days of the place that is typed, and its addresses where none is typed yet. */
export function useDays(
  { form, refuse, send }: ReturnType<typeof useDataForm>,
  { postcode, finds }: Options,
) {
  const [asking, setAsking] = useState(false);
  const { finding, find } = useAddressFinder();
  const router = useRouter();

  // One after the other: what is kept for the shopper is the place that was asked for last.
  const running = useRef(false);
  const isWanted = useRef(false);
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
    const given = Object.entries(typed).filter(([, value]) => typeof value === 'string');
    const sent = await sendForm(DAYS, Object.fromEntries(given));
    if (isWanted.current) return;
    setAsking(false);
    if (!sent.ok) return refuse(sent);
    refuse(null);
    const place = tidyPostcode(typed['postalCode'] ?? '');
    if (place) changeHome({ postcode: place });
    router.refresh();
    const isOpen = place !== null && (place !== postcode || !typed['address1']);
    const found = finds && isOpen ? `${await find(place)} ` : '';
    announce(`${found}The days for this place are shown below.`);
  };
  /** Enter in any field presses this button; once the days of this place are there it means to go on. */
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    event.preventDefault();
    const isPressed = document.activeElement === event.currentTarget;
    const isKnown = postcode !== '' && tidyPostcode(form.getValues('postalCode') ?? '') === postcode;
    (isKnown && !isPressed ? send() : show()).catch(() => {});
  };
  return { asking, finding, show, press };
}
