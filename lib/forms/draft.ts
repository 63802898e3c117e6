import { CUSTOMER_COOKIE, readCustomerName } from '@/lib/http/customer-name-client';
import { followCookie } from '@/lib/http/follow-cookie';
import type { FormValues } from './types';

const PREFIX = 'draft-';

/** `over`: what the page had drawn in the field. */
type Field = { typed: string; over: string };

/** What was typed into a form and not yet sent, kept while the tab lives. Not for passwords, and never of a card. */
type Draft = {
  /** For whom the page drew the form. */
  owner: string;
  /** Whether somebody was signed in: what they typed goes when they do. */
  isCustomers: boolean;
  fields: Readonly<Record<string, Field>>;
};

/** Null where there is none, or what is there is not ours. */
function stored(key: string): Draft | null {
  try {
    const { owner, isCustomers, fields } = JSON.parse(sessionStorage.getItem(key) ?? '{}') as Partial<Draft>;
    return owner !== undefined && fields ? { owner, isCustomers: isCustomers === true, fields } : null;
  } catch {
    return null;
  }
}

/**
 * What was typed, by the names of the fields: nothing of what was typed for somebody else, and nothing where the page
 * draws something else by now than what it was typed over, which the shop has learnt since.
 * @param drawn what the page draws in the fields
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

/** Keeps what differs from what the page draws; an emptied field is drawn anew. */
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
    // Without storage what is typed lasts as long as the page.
  }
}

export function dropDraft(form: string): void {
  try {
    sessionStorage.removeItem(PREFIX + form);
  } catch {
    // There is none then.
  }
}

/** Drops what a customer typed once they are signed out, here, in another tab or meanwhile. Returns what stops it. */
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
