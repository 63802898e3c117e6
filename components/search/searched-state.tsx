import { Notice } from '@/components/ui/feedback/notice';
import { SpecTable } from '@/components/ui/figures/spec-table';
import { counted } from '@/lib/i18n/counted';
import type { Searched } from '@/lib/search/types';

/**
 * What was searched, the average position of opened results, and what had no results; null if that is not available.
 */
export function SearchedState({ searched }: { searched: Searched | null }) {
  if (!searched)
    return (
      <section>
        <Notice kind="warn">
          The search service does not report what was searched. It may be down, or the key that writes the
          index may lack the “analytics” permission.
        </Notice>
      </section>
    );
  const { often, unfound } = searched;
  return (
    <section>
      {often.length > 0 ? (
        <SpecTable
          caption="Searched in the last eight days"
          rows={often.map(({ words, times, place }) => ({
            name: nameOf(words),
            note: place === null ? 'nothing opened' : `opened at position ${rounded(place)} on average`,
            value: counted(times, 'time'),
          }))}
        />
      ) : null}
      {unfound.length > 0 ? (
        <SpecTable
          caption="Searches without results"
          rows={unfound.map(({ words, times }) => ({ name: nameOf(words), value: counted(times, 'time') }))}
        />
      ) : null}
      <p className="t-second">
        {often.length > 0 ? '' : 'No search was counted in the last eight days. '}
        Only searches by shoppers who accept statistics are counted.
      </p>
    </section>
  );
}

const nameOf = (words: string): string => words || '(filters only)';

const rounded = (place: number): string => place.toLocaleString('en-GB', { maximumFractionDigits: 1 });
