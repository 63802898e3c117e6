import { type ListingQuery, parseListingQuery } from '@/lib/listing/query';
import { inOrderOf } from '@/lib/listing/url';

/**
 * What the filters' form asks for, a pressed button included. Values chosen before keep their places, so that a
 * URL tells the order of choice.
 */
export function formQuery(
  form: HTMLFormElement,
  before: ListingQuery,
  submitter: HTMLElement | null = null,
): ListingQuery {
  const data = new FormData(form, submitter);
  const pairs = [...data].flatMap(([key, value]) =>
    typeof value === 'string' ? [[key, value] as const] : [],
  );
  return inOrderOf(before, parseListingQuery(pairs));
}

/**
 * Puts every control back to what the page says: after a chip was removed, or on the way back. A field in which
 * something was typed that is not asked for yet keeps it.
 * @param typed by the field's name
 */
export function syncForm(form: HTMLFormElement, typed: ReadonlyMap<string, string>): void {
  for (const control of form.elements) {
    if (control instanceof HTMLSelectElement && control.dataset['value'])
      control.value = control.dataset['value'];
    if (!(control instanceof HTMLInputElement) || control.type === 'hidden') continue;
    if (control.type === 'checkbox' || control.type === 'radio') control.checked = control.defaultChecked;
    else control.value = typed.get(control.name) ?? control.defaultValue;
  }
}
