import { sendForm } from '@/lib/forms/client';
import { beginCheck, renewCheck } from '@/lib/forms/check-client';
import { takePass } from '@/lib/forms/pass-client';

/** Prepares what is needed for sending a form, when somebody begins to fill it in. */
export const prepare = (form: HTMLFormElement): Promise<void> => beginCheck(form);

/** Sends a form without leaving the page. The confirmation replaces the form; an error is shown below its fields. */
export async function sendInPlace(form: HTMLFormElement): Promise<void> {
  const typed = Object.fromEntries(
    [...new FormData(form)].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  );
  const button = form.querySelector<HTMLButtonElement>('button[type="submit"]');
  const setBusy = (isBusy: boolean) => {
    if (button) button.disabled = isBusy;
  };
  setBusy(true);
  const pass = await takePass();
  const sent = await sendForm(form.action, { ...typed, ...pass }).finally(() => setBusy(false));
  if (sent.ok) return say(form, sent.to.endsWith('-late'));
  const problem = form.querySelector<HTMLElement>('[data-problem]');
  const [field, message] = Object.entries(sent.fields)[0] ?? [null, sent.message];
  if (problem) {
    problem.textContent = message;
    problem.hidden = false;
  }
  const control = field && form.elements.namedItem(field);
  if (control instanceof HTMLElement) control.focus();
  await renewCheck(form);
}

function say(form: HTMLFormElement, isLate: boolean): void {
  const said = document.createElement('p');
  said.textContent = form.dataset[isLate ? 'late' : 'inPlace'] ?? '';
  said.setAttribute('role', 'status');
  said.tabIndex = -1;
  said.dataset['said'] = '';
  form.replaceChildren(said);
  said.focus();
}
