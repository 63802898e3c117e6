'use client';

import { useRouter } from 'next/navigation';
import { useId, useState, useSyncExternalStore } from 'react';
import { IconButton } from '@/components/ui/controls/button';
import { classes } from '@/components/ui/classes';
import { Icon } from '@/components/ui/icon';
import { partIfThere } from '@/lib/build/part-client';
import { useLocalValue } from '@/lib/device/local-value';
import { DESKTOP, type Offer, offersBefore, offersFor, PHONE } from '@/lib/search/offers';
import { recentSearches, rememberSearch } from '@/lib/search/recent-client';
import { resultsHref } from '@/lib/search/rules';
import { QuickPanel } from './quick-panel';
import css from './quick-search.module.css';
import { readDepartments } from './read-departments';
import { useAnswer } from './use-answer';
import { useField } from './use-field';
import { useOpenSlot } from './use-open-slot';
import { useTold } from './use-told';

const c = classes(css);

const narrow = () => matchMedia('(max-width: 599.98px)');
const followWidth = (changed: () => void) => {
  const query = narrow();
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
};

/** Suggestions for the text in the search field; on a phone they cover the screen. */
export function QuickSearch({ input }: { input: HTMLInputElement }) {
  const router = useRouter();
  const listId = useId();
  const isPhone = useSyncExternalStore(followWidth, () => narrow().matches);
  const room = isPhone ? PHONE : DESKTOP;
  const recent = useLocalValue(recentSearches);
  const [departments] = useState(() => readDepartments(document));
  const [typed, setTyped] = useState(input.value);
  const query = typed.trim();
  const answered = useAnswer(query);
  const groups =
    query === ''
      ? offersBefore(recent, departments, room)
      : answered?.answer
        ? offersFor(answered.query, answered.answer, room)
        : [];
  const offers = groups.flatMap((group) => group.offers);

  const follow = (offer: Offer) => {
    const { index, products } = answered?.answer ?? {};
    if (offer.product && index && products) {
      const position = products.indexOf(offer.product) + 1;
      const choice = { words: query, index, id: offer.product.id, position };
      void partIfThere(() => import('@/lib/search/finds-client')).then((finds) =>
        finds?.noteQuickOpened(offer.href, choice),
      );
    }
    rememberSearch(offer.product || query === '' ? query : offer.text);
    close();
  };
  const enter = (offer: Offer | null, text: string, event: KeyboardEvent) => {
    event.preventDefault();
    const asked = text.trim();
    const jump = answered?.query === asked ? offers.find(({ id }) => id === 'jump') : undefined;
    const chosen = offer ?? jump;
    if (chosen) return document.getElementById(`${listId}-${chosen.id}`)?.click();
    if (asked === '') return;
    rememberSearch(asked);
    close();
    router.push(resultsHref(asked));
  };
  const field = { input, listId, typed, offers, onType: setTyped, onEnter: enter };
  const { open, active, close, change } = useField(field);

  useOpenSlot(input.form?.parentElement ?? null, open, isPhone, close);
  useTold(answered, offers.length, open);

  return (
    <div className={c('quick')} hidden={!open}>
      <IconButton label="Close search" className={c('close')} onClick={close}>
        <Icon name="close" />
      </IconButton>
      <QuickPanel
        listId={listId}
        groups={groups}
        query={query}
        active={active}
        answered={answered}
        onFollow={follow}
        onChange={change}
      />
    </div>
  );
}
