import { AUTOFILL, stealthFields } from './autofill.ts';
import type { AttachRequest, FieldType, Looks, Said } from './messages.ts';
import type { HostedInput } from './siblings.ts';
import { typed } from './siblings.ts';
import { validate } from './validate.ts';

type Post = (event: Said) => void;

const SAID_OF = { blur: 'BLURRED', focus: 'FOCUSED' } as const;

/** Turns this frame into one of the card fields. */
export function makeInput(
  { type, accessibilityLabel, placeholder, styles }: AttachRequest,
  post: Post,
): void {
  const form = document.createElement('form');
  const input = document.createElement('input');
  const words = document.createElement('p');
  form.noValidate = true;
  words.id = 'fault';
  words.className = 'unseen';
  input.id = type;
  input.autocomplete = AUTOFILL[type];
  input.inputMode = type === 'cardName' ? 'text' : 'numeric';
  input.placeholder = placeholder ?? '';
  input.ariaLabel = accessibilityLabel || type;
  form.append(input);
  if (type === 'cardNumber') stealthFields(form);
  document.body.replaceChildren(form, words);

  const look = (state: keyof Looks) => Object.assign(input.style, styles?.default, styles?.[state]);
  const say = () => post({ type: 'HOSTED_INPUT:VALIDATED', payload: validate(typed(), new Date()) });
  const changed = () => {
    tell([]);
    post({ type: 'HOSTED_INPUT:CHANGED', payload: { fieldType: type } });
    say();
  };
  const tell: HostedInput['tell'] = (faults) => {
    words.textContent = faults[0]?.message ?? '';
    input.ariaInvalid = faults.length > 0 ? 'true' : null;
    if (faults.length > 0) input.setAttribute('aria-describedby', words.id);
    else input.removeAttribute('aria-describedby');
    look(faults.length > 0 ? 'error' : 'default');
  };

  look('default');
  input.addEventListener('input', changed);
  for (const event of ['blur', 'focus'] as const) {
    input.addEventListener(event, () => {
      if (event === 'blur') say();
      post({ type: `HOSTED_INPUT:${SAID_OF[event]}`, payload: { fieldType: type } });
    });
  }
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    post({ type: 'HOSTED_INPUT:ENTERED', payload: { fieldType: type } });
  });
  // A link on the surrounding page can move the focus to the frame. It is passed on to the input.
  window.addEventListener('focus', () => {
    if (document.activeElement === document.body) input.focus();
  });
  window.hostedInput = fieldOf(type, input, changed, tell);
}

function fieldOf(
  type: FieldType,
  input: HTMLInputElement,
  changed: () => void,
  tell: HostedInput['tell'],
): HostedInput {
  return {
    type,
    value: () => input.value,
    set(value) {
      input.value = value;
      changed();
    },
    tell,
  };
}
