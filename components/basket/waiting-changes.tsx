import { Notice } from '@/components/ui/feedback/notice';
import { useWaiting } from '@/lib/basket/client';
import { lasting, waitingWords } from '@/lib/basket/queue/waiting';

/** Changes made without a connection, which are stored until they can be sent (experience BSK-9). */
export function WaitingChanges() {
  const changes = useWaiting();
  if (changes.length === 0) return null;
  return (
    <Notice kind="info" role="status">
      <p>
        <b>Waiting for a connection.</b> These changes are kept in this browser, and saved when you are back
        online:
      </p>
      <ul>
        {lasting(changes).map((each) => (
          <li key={each.key}>{waitingWords(each)}</li>
        ))}
      </ul>
    </Notice>
  );
}
