import type { RefObject } from 'react';
import { TextButton } from '@/components/ui/controls/button';
import { useSharedValue } from '@/components/ui/shared-value';
import { removed } from './removed-store';
import { usePutBack } from './use-put-back';

/** Lines removed during this visit, which can be put back without a time limit (experience BSK-2). */
export function RemovedLines({ page }: { page: RefObject<HTMLElement | null> }) {
  const lines = useSharedValue(removed);
  const putBack = usePutBack(page);
  if (lines.length === 0) return null;
  return (
    <section className="section" aria-labelledby="removed">
      <h2 className="t-h3" id="removed">
        Removed
      </h2>
      <ul>
        {lines.map((each) => (
          <li key={each.id}>
            {each.name}{' '}
            <TextButton onClick={() => putBack(each)}>
              Put back<span className="vh">: {each.name}</span>
            </TextButton>
          </li>
        ))}
      </ul>
    </section>
  );
}
