import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { SyncPage } from '@/components/search/sync-page';

afterEach(cleanup);

const NOW = 1_800_000_000_000;
const MINUTE = 60_000;

it.each([
  [{ endedAt: null, failed: null }, 'Running: 3 of 9 products.'],
  [{ endedAt: NOW, failed: null }, 'Last rebuilt here just now, in 120 seconds.'],
  [
    { endedAt: NOW, failed: 'broken' as const },
    'The last attempt, 2 minutes ago, did not finish. The old index is still in use.',
  ],
  [
    { endedAt: NOW, failed: 'elsewhere' as const },
    'Not started, 2 minutes ago: the index was already being rebuilt, on another machine or by npm run search:sync.',
  ],
])('the page says how the last sync went', (last, words) => {
  render(
    <SyncPage
      indices={[]}
      last={{ startedAt: NOW - 2 * MINUTE, done: 3, total: 9, ...last }}
      expiredAt={null}
      searched={{ often: [], unfound: [] }}
      words={{ synonyms: [], redirects: [] }}
      policy={{ published: null, draft: null }}
      credit={{ published: null, drafts: null, today: '2027-01-15' }}
      undelivered={[]}
      started="index"
      now={NOW}
    />,
  );
  expect(screen.getByText(words)).toBeTruthy();
  expect(screen.queryByRole('status') === null, 'is not said to go on').toBe(last.failed !== null);
});
