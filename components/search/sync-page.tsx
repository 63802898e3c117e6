import { Undelivered } from '@/components/deliveries/undelivered';
import { OffersState } from '@/components/finance/offers-state';
import { PolicyState } from '@/components/policy/policy-state';
import { Breadcrumbs } from '@/components/ui/breadcrumbs';
import { Button } from '@/components/ui/controls/button';
import { classes } from '@/components/ui/classes';
import { Notice } from '@/components/ui/feedback/notice';
import { SpecTable } from '@/components/ui/figures/spec-table';
import { counted } from '@/lib/i18n/counted';
import { href } from '@/lib/routing/href';
import type { EditorWords } from '@/lib/search/editor-words';
import type { Searched } from '@/lib/search/types';
import { SearchedState } from './searched-state';
import { WordsState } from './words-state';
import css from './sync-page.module.css';

const c = classes(css);

type SyncPageProps = {
  /** Null if the search service cannot be reached. */
  indices:
    | readonly { name: string; entries: number; updatedAt: string; primary?: string | undefined }[]
    | null;
  last: {
    startedAt: number;
    endedAt: number | null;
    done: number;
    total: number;
    failed: 'broken' | 'elsewhere' | null;
  } | null;
  /** Milliseconds since 1970; null if nothing has expired since the shop started. */
  expiredAt: number | null;
  /** Null if the search service does not report it. */
  searched: Searched | null;
  words: EditorWords;
  policy: Parameters<typeof PolicyState>[0];
  credit: Parameters<typeof OffersState>[0];
  undelivered: Parameters<typeof Undelivered>[0]['items'];
  started: keyof typeof STARTED | null;
  now: number;
};

/** Confirmation of each action. */
const STARTED = {
  index:
    'The index is being rebuilt. Shoppers search the old one until it is done; reload this page to see its progress.',
  caches: 'All caches have expired. Each page is made afresh for its next visitor.',
  retry: 'It will be tried again within a second; reload this page to see whether it was delivered.',
  drop: 'It will not be delivered.',
};

/**
 * Operator's page: age of the search index and the caches, with a button for each, search statistics, editors' search
 * words, undelivered outbox entries, and the state of policy and credit.
 */
export function SyncPage(props: SyncPageProps) {
  const { indices, last, expiredAt, searched, words, policy, credit, undelivered, started, now } = props;
  const isOver = started === 'index' && last !== null && last.failed !== null;
  return (
    <div className="wrap">
      <Breadcrumbs steps={[{ name: 'Search index and caches' }]} />
      <h1 className="t-h1">Search index and caches</h1>
      {started && !isOver ? (
        <Notice kind="ok" role="status">
          {STARTED[started]}
        </Notice>
      ) : null}
      <div className={c('parts')}>
        <section>
          {indices ? (
            <SpecTable
              caption="Search index"
              rows={indices
                .filter(({ primary }) => primary === undefined)
                .map(({ name, entries, updatedAt }) => ({
                  name,
                  note: `updated ${ageWords(Date.parse(updatedAt), now)}`,
                  value: entries.toLocaleString('en-GB'),
                }))}
            />
          ) : (
            <Notice kind="warn">
              The search service is not answering. Shoppers get the platform’s own search.
            </Notice>
          )}
          {last ? <p className="t-second">{lastWords(last, now)}</p> : null}
          <Order what="index">Rebuild the index</Order>
        </section>
        <section>
          <SpecTable
            caption="Caches"
            rows={[
              {
                name: 'Last expired',
                value: expiredAt === null ? 'not since the shop started' : ageWords(expiredAt, now),
              },
            ]}
          />
          <p className="t-second">
            Products are read again after a minute and whenever the platform reports a change.
          </p>
          <Order what="caches">Expire all caches</Order>
        </section>
        <SearchedState searched={searched} />
        <WordsState {...words} />
        <PolicyState {...policy} />
        <OffersState {...credit} />
        <Undelivered items={undelivered} age={(at) => ageWords(at, now)} />
      </div>
    </div>
  );
}

function lastWords(
  { startedAt, endedAt, done, total, failed }: NonNullable<SyncPageProps['last']>,
  now: number,
): string {
  if (endedAt === null) return `Running: ${done} of ${total} products.`;
  if (failed === 'elsewhere')
    return `Not started, ${ageWords(startedAt, now)}: the index was already being rebuilt, on another machine or by npm run search:sync.`;
  if (failed)
    return `The last attempt, ${ageWords(startedAt, now)}, did not finish. The old index is still in use.`;
  return `Last rebuilt here ${ageWords(endedAt, now)}, in ${Math.ceil((endedAt - startedAt) / 1_000)} seconds.`;
}

const Order = ({ what, children }: { what: 'index' | 'caches'; children: string }) => (
  <form action={href('/api/sync')} method="post">
    <input type="hidden" name="what" value={what} />
    <Button type="submit" kind="second">
      {children}
    </Button>
  </form>
);

const UNITS: readonly [ms: number, name: string][] = [
  [86_400_000, 'day'],
  [3_600_000, 'hour'],
  [60_000, 'minute'],
];

/** Returns how long ago a time was, in words: "just now", "1 minute ago", "3 hours ago". */
function ageWords(at: number, now: number): string {
  const gone = Math.max(0, now - at);
  const unit = UNITS.find(([ms]) => gone >= ms);
  if (!unit) return 'just now';
  const count = Math.floor(gone / unit[0]);
  return `${counted(count, unit[1])} ago`;
}
