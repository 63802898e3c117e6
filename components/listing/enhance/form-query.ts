import { type ListingQuery, parseListingQuery } from '@/lib/listing/query';
import { inOrderOf } from '@/lib/listing/url';

/**
 * Returns the query that the filter form asks for, including a pressed button. Values chosen before keep their order,
 * so that a URL tells the order of choice.
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
 * Resets every control to what the page shows, after a chip was removed or on the way back. A field keeps text that was
 * typed but not yet applied.
 * @param typed text by field name
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
