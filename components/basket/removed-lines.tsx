import { TextButton } from '@/components/ui/button';
import { useSharedValue } from '@/components/ui/shared-value';
import { showToast } from '@/components/ui/toast-store';
import { useChangeBasket } from '@/lib/basket/client';
import { forgetRemoved, removed } from './removed-store';

/** What was taken out during this visit, without a clock running (experience BSK-2). */
export function RemovedLines() {
  const lines = useSharedValue(removed);
  const change = useChangeBasket();
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
            <TextButton
              onClick={() =>
                change.mutate(
                  { do: 'add', items: each.items },
                  { onSuccess: () => forgetRemoved(each.id), onError: (error) => showToast(error.message) },
                )
              }
            >
              Put back<span className="vh">: {each.name}</span>
            </TextButton>
          </li>
        ))}
      </ul>
    </section>
  );
}
