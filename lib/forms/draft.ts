import { CUSTOMER_COOKIE, readCustomerName } from '@/lib/http/customer-name-client';
import { followCookie } from '@/lib/http/follow-cookie';
import type { FormValues } from './types';

const PREFIX = 'draft-';

/** `over` is the value that the page had rendered in the field. */
type Field = { typed: string; over: string };

/**
 * What was typed into a form and not sent yet, stored for the lifetime of the tab. Not for passwords, and never for
 * card details.
 */
type Draft = {
  /** The owner for whom the page rendered the form. */
  owner: string;
  /** Whether somebody was signed in; the draft is deleted when they sign out. */
  isCustomers: boolean;
  fields: Readonly<Record<string, Field>>;
};

/** Returns null where there is no draft, or a malformed one. */
function stored(key: string): Draft | null {
  try {
    const { owner, isCustomers, fields } = JSON.parse(sessionStorage.getItem(key) ?? '{}') as Partial<Draft>;
    return owner !== undefined && fields ? { owner, isCustomers: isCustomers === true, fields } : null;
  } catch {
    return null;
  }
}

/**
 * Returns the typed values by field name. Nothing typed for another owner is returned, and nothing where the page now
 * renders another value than at the time of typing, because the shop has changed it since.
 * @param drawn the values that the page renders in the fields
 */
export function readDraft(form: string, owner: string, drawn: FormValues): FormValues {
  const draft = stored(PREFIX + form);
  if (draft?.owner !== owner) return {};
  return Object.fromEntries(
    Object.entries(draft.fields).flatMap(([name, { typed, over }]): [string, string][] =>
      (drawn[name] ?? '') === over ? [[name, typed]] : [],
    ),
  );
}

/** Stores the values that differ from those the page renders, except for emptied fields. */
export function writeDraft(
  form: string,
  owner: string,
  drawn: FormValues,
  values: Readonly<Record<string, unknown>>,
): void {
  const fields = Object.entries(values).flatMap(([name, typed]): [string, Field][] => {
    const over = drawn[name] ?? '';
    return typeof typed === 'string' && typed !== '' && typed !== over ? [[name, { typed, over }]] : [];
  });
  const isCustomers = readCustomerName() !== null;
  const draft: Draft = { owner, isCustomers, fields: Object.fromEntries(fields) };
  try {
    sessionStorage.setItem(PREFIX + form, JSON.stringify(draft));
  } catch {
    // Without storage, the draft lasts as long as the page.
  }
}

export function dropDraft(form: string): void {
  try {
    sessionStorage.removeItem(PREFIX + form);
  } catch {
    // Without storage, there is no draft.
  }
}

/**
 * Deletes customers' drafts once they are signed out, here, in another tab or while the page was closed. Returns a
 * function that ends this.
 */
export function dropDraftsAtSignOut(): () => void {
  const drop = () => {
    if (readCustomerName() !== null) return;
    for (const key of draftKeys()) if (stored(key)?.isCustomers) dropDraft(key.slice(PREFIX.length));
  };
  drop();
  return followCookie(CUSTOMER_COOKIE, drop);
}

function draftKeys(): string[] {
  try {
    return Object.keys(sessionStorage).filter((key) => key.startsWith(PREFIX));
  } catch {
    return [];
  }
}
