import type { FieldType } from './messages.ts';
import { siblings } from './siblings.ts';

/** Autocomplete tokens of the fields. */
export const AUTOFILL: Readonly<Record<FieldType, AutoFill>> = {
  cardNumber: 'cc-number',
  cardExpiry: 'cc-exp',
  cardCode: 'cc-csc',
  cardName: 'cc-name',
};

/**
 * Adds hidden inputs beside the card number. Browsers autofill a whole card only within one document, so these inputs
 * pass on what is filled into them to the frames of the other fields.
 */
export function stealthFields(form: HTMLFormElement): void {
  for (const type of ['cardExpiry', 'cardCode', 'cardName'] as const) {
    const input = document.createElement('input');
    input.autocomplete = AUTOFILL[type];
    input.tabIndex = -1;
    input.ariaHidden = 'true';
    input.className = 'unseen';
    input.addEventListener('change', () =>
      siblings()
        .find((each) => each.type === type)
        ?.set(input.value),
    );
    form.append(input);
  }
}
