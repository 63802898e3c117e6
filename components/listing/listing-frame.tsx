'use client';

import { useRouter } from 'next/navigation';
import { type FormEvent, type ReactNode, useEffect, useEffectEvent, useRef, useTransition } from 'react';
import type { ListingQuery } from '@/lib/catalogue/listing-query';
import { listingHref } from '@/lib/catalogue/listing-url';
import { focusTarget } from './focus-target';
import { formQuery } from './form-query';
import { listingMemory } from './listing-memory';
import { useReturn } from './use-return';
import { useSettled } from './use-settled';
import { useSheet } from './use-sheet';
import { chosenView } from './view-store';

type ListingFrameProps = {
  path: string;
  query: ListingQuery;
  /** The form all controls of the list belong to. */
  formId: string;
  /** Spoken once when a choice has changed the list. */
  said: string;
  className?: string;
  children: ReactNode;
};

/**
 * Makes a form's choices act at once: what it would send on a full reload becomes a client navigation to the same
 * address. Without script the form is sent as it is.
 */
export function ListingFrame({ path, query, formId, said, className, children }: ListingFrameProps) {
  const root = useRef<HTMLDivElement>(null);
  const router = useRouter();
  const [pending, startTransition] = useTransition();
  useSheet(root, path);

  const show = (control: HTMLElement | null, form: HTMLFormElement) => {
    const memory = listingMemory(path);
    const button = control instanceof HTMLButtonElement ? control : null;
    const view = chosenView() ?? query.view;
    const href = listingHref(path, { ...formQuery(form, query, button), view });
    // A form knows no page: what it would send from a further page unchanged is no choice.
    if (href === (memory.asked ?? listingHref(path, { ...query, page: 1, view }))) return;
    memory.asked = href;
    memory.focus = root.current && focusTarget(control, root.current);
    startTransition(() => router.push(href, { scroll: false }));
  };

  // What was ticked while the script was still on its way; once, for a page may be hidden and shown again.
  const caughtUp = useRef(false);
  const catchUp = useEffectEvent(() => {
    const form = document.getElementById(formId);
    if (form instanceof HTMLFormElement && !caughtUp.current && listingMemory(path).asked === null)
      show(null, form);
    caughtUp.current = true;
  });
  useEffect(() => catchUp(), []);
  useSettled({ root, path, query, formId, said });
  useReturn(root);

  const choose = ({ target }: FormEvent) => {
    const ticked = target instanceof HTMLInputElement && /^(checkbox|radio)$/.test(target.type);
    if (!ticked && !(target instanceof HTMLSelectElement)) return;
    if (target.form?.id === formId) show(target, target.form);
  };

  const submit = (event: FormEvent) => {
    const form = event.target;
    if (!(form instanceof HTMLFormElement) || form.id !== formId) return;
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    show(submitter ?? (document.activeElement as HTMLElement | null), form);
  };

  return (
    <div
      ref={root}
      className={className}
      onChange={choose}
      onSubmit={submit}
      data-listing
      data-view={query.view}
      data-pending={pending || undefined}
      aria-busy={pending || undefined}
    >
      {children}
    </div>
  );
}
