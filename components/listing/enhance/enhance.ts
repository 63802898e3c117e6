import { announce } from '@/components/ui/feedback/live-store';
import { part } from '@/lib/build/part-client';
import type { ListingQuery } from '@/lib/listing/query';
import { listingHref } from '@/lib/listing/url';
import { chosenView } from '../view-store';
import { controlCards } from './card-controls';
import { focusTarget, giveFocus } from './focus-target';
import { keepFolds } from './folds';
import { formQuery, syncForm } from './form-query';
import { hear } from './hear';
import { listingMemory } from './listing-memory';
import { drawLine, markFields, priceLine } from './price-line';
import { isNoPrice } from './price-steps';
import { modalSheet } from './sheet';
import { noteOpenedCards } from './way-back';

/** The query shown now, and the sentence that announces it. */
export type Shown = { query: ListingQuery; said: string };

type Place = { path: string; formId: string; shown: Shown; go: (href: string) => void };

export type Enhanced = {
  /** Reports that the list was rendered with another query. */
  show(shown: Shown): void;
  stop(): void;
};

/**
 * Makes a list's form apply at once: what it would submit becomes a client navigation to the same URL. Also keeps what
 * a full reload would lose: focus, open facets, the filter sheet and the way back.
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
  const ask = (filterForm: HTMLFormElement, control: Element | null) => {
    const button = control instanceof HTMLButtonElement ? control : null;
    const view = chosenView() ?? now.query.view;
    const href = listingHref(path, { ...formQuery(filterForm, now.query, button), view });
    const clears = button?.name === 'drop' && /^(all|price)$/.test(button.value);
    for (const [name, text] of memory.typed) if (clears || !isNoPrice(text)) memory.typed.delete(name);
    // A form has no page number, so the current query compares as page 1: a later page submitted unchanged is no
    // choice.
    if (href === (memory.requested ?? listingHref(path, { ...now.query, page: 1, view }))) return;
    memory.requested = href;
    memory.focus = focusTarget(control ?? document.activeElement, list);
    memory.moved = false;
    go(href);
  };
  const inStep = () => {
    const filterForm = form();
    if (filterForm) syncForm(filterForm, memory.typed);
    drawLine(list);
  };

  hear(
    list,
    'change',
    (target) => {
      const ticked = target instanceof HTMLInputElement && /^(checkbox|radio)$/.test(target.type);
      if ((ticked || target instanceof HTMLSelectElement) && target.form?.id === formId)
        ask(target.form, target);
    },
    signal,
  );
  list.addEventListener(
    'submit',
    (event) => {
      const submitted = event.target;
      if (!(submitted instanceof HTMLFormElement) || submitted.id !== formId) return;
      event.preventDefault();
      ask(submitted, event.submitter);
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
      if (memory.requested === null || !(target instanceof HTMLElement) || target.tabIndex < 0) return;
      memory.focus = focusTarget(target, list);
      memory.moved = true;
    },
    { signal },
  );
  window.addEventListener(
    'popstate',
    () => {
      memory.requested = null;
    },
    { signal },
  );
  // A choice renders its list in this browser, and a shopper who reaches for the list is about to choose.
  for (const sign of ['pointerover', 'focusin'])
    list.addEventListener(sign, () => void part(() => import('../drawn')), { signal, once: true });
  keepFolds(list, path, signal);
  priceLine(list, signal);
  noteOpenedCards(list, signal);
  controlCards(list, signal);
  const closeSheet = modalSheet(list, path);

  const settle = () => {
    const href = listingHref(path, now.query);
    // An answer that a later choice has overtaken changes nothing.
    if (memory.requested !== null && memory.requested !== href) return;
    const isAnswer = memory.requested === href;
    if (!isAnswer && drawn !== href) memory.typed.clear();
    drawn = href;
    inStep();
    if (isAnswer) {
      const stays = memory.moved && list.contains(document.activeElement);
      if (memory.focus && !stays) giveFocus(memory.focus, list);
      announce(now.said);
    }
    markFields(list, document.activeElement);
    memory.requested = null;
    memory.focus = null;
  };

  const filterForm = form();
  // Applies what was ticked before this script loaded.
  if (filterForm && memory.requested === null && !list.hasAttribute('data-ready')) ask(filterForm, null);
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
