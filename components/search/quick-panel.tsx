import { TextButton } from '@/components/ui/controls/button';
import { Checkbox } from '@/components/ui/controls/checkbox';
import { classes } from '@/components/ui/classes';
import { useLocalValue } from '@/lib/device/local-value';
import { type Offer, type OfferGroup } from '@/lib/search/offers';
import { resultsHref } from '@/lib/search/rules';
import { recentSearches, searchKey } from '@/lib/search/recent-client';
import { QuickChips } from './quick-chips';
import { QuickOption } from './quick-option';
import css from './quick-search.module.css';
import type { Answered } from './use-answer';
import { AWAY } from './use-told';

const c = classes(css);

type PanelProps = {
  listId: string;
  groups: readonly OfferGroup[];
  query: string;
  active: string | null;
  answered: Answered | null;
  onFollow: (offer: Offer) => void;
  /** Receives another text to search for. */
  onChange: (text: string) => void;
};

/**
 * The groups of suggestions as one listbox, and below it what is not an option: all results, clearing the history, the
 * `/` key.
 */
export function QuickPanel({ listId, groups, query, active, answered, onFollow, onChange }: PanelProps) {
  const isKeyOn = useLocalValue(searchKey);
  const { said: notes = [], understood = [] } = (query !== '' && answered?.answer) || {};
  const isEmpty = query !== '' && groups.length === 0;
  return (
    <div className={c('panel')}>
      {understood.length > 0 ? <QuickChips chips={understood} onChange={onChange} /> : null}
      {notes.length > 0 ? <p className={c('none')}>{notes.join(' ')}</p> : null}
      <div className={c('list')} role="listbox" id={listId} aria-label="Suggestions">
        {groups.map(({ kind, label, offers }) => (
          <div
            key={kind}
            role="group"
            aria-labelledby={`${listId}-of-${kind}`}
            className={c('group', kind === 'products' && 'goods')}
          >
            <p className={c('label')} id={`${listId}-of-${kind}`}>
              {label}
            </p>
            {offers.map((offer) => (
              <QuickOption
                key={offer.id}
                id={`${listId}-${offer.id}`}
                offer={offer}
                typed={kind === 'suggestions' ? query : null}
                isActive={offer.id === active}
                onFollow={onFollow}
              />
            ))}
          </div>
        ))}
      </div>
      {isEmpty && answered && !answered.answer ? <p className={c('none')}>{AWAY}</p> : null}
      <div className={c('foot')}>
        {query ? (
          <a
            href={resultsHref(query)}
            onClick={() => onFollow({ id: 'all', href: '', text: query, note: '', product: null })}
          >
            See all results for “{query}”
          </a>
        ) : null}
        {groups.some(({ kind }) => kind === 'recent') ? (
          <TextButton onClick={recentSearches.erase}>Clear your recent searches</TextButton>
        ) : null}
        <span className={c('key')}>
          <Checkbox
            label="Press / to search"
            checked={isKeyOn}
            onChange={({ target }) => searchKey.change(() => target.checked)}
          />
        </span>
      </div>
    </div>
  );
}
