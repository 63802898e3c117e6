import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { PolicyState } from '@/components/policy/policy-state';
import { BUILT_IN } from '@/lib/policy/data/built-in';
import type { PolicyReading } from '@/lib/policy/types';

afterEach(cleanup);

const fine: PolicyReading = { ok: true, policy: BUILT_IN };
const wrong: PolicyReading = {
  ok: false,
  faults: [{ field: 'Tariffs, row 2, from', says: 'leaves days without a tariff' }],
};

it.each<[what: string, published: PolicyReading | null, draft: PolicyReading | null, says: RegExp[]]>([
  ['all is well', fine, fine, [/uses the published policy/]],
  [
    'what is published is wrong',
    wrong,
    fine,
    [/uses the last one that worked/, /^Tariffs, row 2, from: leaves days without a tariff\.$/],
  ],
  ['nobody answers', null, null, [/not answering/]],
])('editors are told where %s', (_, published, draft, says) => {
  render(<PolicyState published={published} draft={draft} />);
  for (const words of says) screen.getByText(words);
  expect(screen.queryAllByRole('listitem')).toHaveLength(
    says.some((words) => /row/.test(words.source)) ? 1 : 0,
  );
});
