import type { FieldType } from './messages.ts';
import { siblings } from './siblings.ts';

/** What browsers call the fields. */
export const AUTOFILL: Readonly<Record<FieldType, AutoFill>> = {
  cardNumber: 'cc-number',
  cardExpiry: 'cc-exp',
  cardCode: 'cc-csc',
  cardName: 'cc-name',
};

/**
 * Browsers fill in a whole card, but only within one document: beside the number stand fields that nobody sees, which
 * pass on what is filled into them to the frames of the others.
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
