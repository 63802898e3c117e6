import { useEffect, useEffectEvent, useState } from 'react';
import type { Offer } from '@/lib/search/offers';

type Field = {
  input: HTMLInputElement;
  listId: string;
  typed: string;
  offers: readonly Offer[];
  onType: (text: string) => void;
  /** Called on Enter with the active suggestion, or null if the text in the field is meant. */
  onEnter: (offer: Offer | null, text: string, event: KeyboardEvent) => void;
};

const write = (field: HTMLInputElement, text: string) => {
  field.value = text;
};

/**
 * Makes a plain field a combobox as in the ARIA practices: the arrow keys go through the suggestions and back to what
 * was typed, the active one's text is in the field, Escape closes and then clears (experience SRCH-1).
 */
export function useField({ input, listId, typed, offers, onType, onEnter }: Field) {
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState<string | null>(null);
  const at = offers.findIndex(({ id }) => id === active);

  const close = () => {
    setOpen(false);
    setActive(null);
  };

  /** There is one position more than suggestions: the field itself, with what was typed. */
  const step = (by: 1 | -1) => {
    if (!open) return setOpen(true);
    const places = offers.length + 1;
    const offer = offers[((at + 1 + by + places) % places) - 1];
    setActive(offer?.id ?? null);
    write(input, offer?.text ?? typed);
  };

  const leave = () => {
    write(input, open ? typed : '');
    if (open) close();
    else onType('');
  };

  const type = useEffectEvent(() => {
    onType(input.value);
    setActive(null);
    setOpen(true);
  });

  /** The field's text may have changed without typing: by a suggestion that was active, or by another page. */
  const come = useEffectEvent(() => {
    if (input.value !== typed) type();
    else setOpen(true);
  });

  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.isComposing) return;
    if (event.key === 'Enter') return onEnter(open ? (offers[at] ?? null) : null, input.value, event);
    if (event.key === 'ArrowDown') step(1);
    else if (event.key === 'ArrowUp') step(-1);
    else if (event.key === 'Escape') leave();
    else return;
    event.preventDefault();
  });

  useEffect(() => {
    const listeners = new AbortController();
    const { signal } = listeners;
    input.addEventListener('input', () => type(), { signal });
    input.addEventListener('keydown', (event) => press(event), { signal });
    for (const event of ['focus', 'click']) input.addEventListener(event, () => come(), { signal });
    // The shopper may have typed before this could listen.
    if (document.activeElement === input) type();
    return () => listeners.abort();
  }, [input]);

  const expanded = open && offers.length > 0;
  useEffect(() => {
    const said = {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': String(expanded),
      'aria-controls': listId,
    };
    for (const [name, value] of Object.entries(said)) input.setAttribute(name, value);
    if (expanded && active) input.setAttribute('aria-activedescendant', `${listId}-${active}`);
    else input.removeAttribute('aria-activedescendant');
  }, [input, listId, expanded, active]);

  /** Puts another text into the field as if it had been typed. */
  const change = (text: string) => {
    write(input, text);
    input.focus();
    input.dispatchEvent(new Event('input', { bubbles: true }));
  };

  return { open, active, close, change };
}
