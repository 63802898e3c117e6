import { announce } from '@/components/ui/feedback/live-store';
import type { ListingQuery } from '@/lib/listing/query';
import { listingHref } from '@/lib/listing/url';
import { chosenView } from '../view-store';
import { focusTarget, giveFocus } from './focus-target';
import { keepFolds } from './folds';
import { formQuery, syncForm } from './form-query';
import { listingMemory } from './listing-memory';
import { drawLine, markFields, priceLine } from './price-line';
import { isNoPrice } from './price-steps';
import { modalSheet } from './sheet';
import { noteOpenedCards } from './way-back';

/** What is shown now, and the sentence that says it. */
export type Shown = { query: ListingQuery; said: string };

type Place = { path: string; formId: string; shown: Shown; go: (href: string) => void };

export type Enhanced = {
  /** Tells that another state of the list is drawn. */
  show(shown: Shown): void;
  stop(): void;
};

/**
 * Makes a list's form act at once: what it would send on a full reload becomes a client navigation to the same
 * address. Also keeps what a reload would lose: focus, open facets, the sheet, the way back.
 */
export function enhance(list: HTMLElement, { path, formId, shown, go }: Place): Enhanced {
  const memory = listingMemory(path);
  const listeners = new AbortController();
  const { signal } = listeners;
  let now = shown;
  let drawn: string | null = null;

  const form = () => {
    const found = document.getElementById(formId);
    return found instanceof HTMLFormElement ? found : null;
  };
  const ask = (own: HTMLFormElement, control: Element | null) => {
    const button = control instanceof HTMLButtonElement ? control : null;
    const view = chosenView() ?? now.query.view;
    const href = listingHref(path, { ...formQuery(own, now.query, button), view });
    const clears = button?.name === 'drop' && /^(all|price)$/.test(button.value);
    for (const [name, text] of memory.typed) if (clears || !isNoPrice(text)) memory.typed.delete(name);
    // A form knows no page: what it would send from a further page unchanged is no choice.
    if (href === (memory.asked ?? listingHref(path, { ...now.query, page: 1, view }))) return;
    memory.asked = href;
    memory.focus = focusTarget(control ?? document.activeElement, list);
    memory.moved = false;
    go(href);
  };
  const inStep = () => {
    const own = form();
    if (own) syncForm(own, memory.typed);
    drawLine(list);
  };

  list.addEventListener(
    'change',
    ({ target }) => {
      const ticked = target instanceof HTMLInputElement && /^(checkbox|radio)$/.test(target.type);
      if ((ticked || target instanceof HTMLSelectElement) && target.form?.id === formId)
        ask(target.form, target);
    },
    { signal },
  );
  list.addEventListener(
    'submit',
    (event) => {
      const own = event.target;
      if (!(own instanceof HTMLFormElement) || own.id !== formId) return;
      event.preventDefault();
      ask(own, event.submitter);
    },
    { signal },
  );
  list.addEventListener(
    'input',
    ({ target }) => {
      if (target instanceof HTMLInputElement && target.type === 'text' && target.form?.id === formId)
        memory.typed.set(target.name, target.value);
    },
    { signal },
  );
  list.addEventListener(
    'focusin',
    ({ target }) => {
      if (memory.asked === null || !(target instanceof HTMLElement) || target.tabIndex < 0) return;
      memory.focus = focusTarget(target, list);
      memory.moved = true;
    },
    { signal },
  );
  window.addEventListener(
    'popstate',
    () => {
      memory.asked = null;
    },
    { signal },
  );
  keepFolds(list, path, signal);
  priceLine(list, signal);
  noteOpenedCards(list, signal);
  const closeSheet = modalSheet(list, path);

  const settle = () => {
    const href = listingHref(path, now.query);
    // An answer that a later choice has overtaken changes nothing.
    if (memory.asked !== null && memory.asked !== href) return;
    const isAnswer = memory.asked === href;
    if (!isAnswer && drawn !== href) memory.typed.clear();
    drawn = href;
    inStep();
    if (isAnswer) {
      const stays = memory.moved && list.contains(document.activeElement);
      if (memory.focus && !stays) giveFocus(memory.focus, list);
      announce(now.said);
    }
    markFields(list, document.activeElement);
    memory.asked = null;
    memory.focus = null;
  };

  const own = form();
  // What was ticked while this was still on its way.
  if (own && memory.asked === null && !list.hasAttribute('data-ready')) ask(own, null);
  settle();
  list.setAttribute('data-ready', '');
  return {
    show(next) {
      now = next;
      settle();
    },
    stop() {
      listeners.abort();
      closeSheet();
    },
  };
}
