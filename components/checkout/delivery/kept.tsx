import { useEffect, useState } from 'react';
import { TextButton } from '@/components/ui/controls/button';

/**
 * Whether an answer that was worked out goes with the order: it does unless the shopper takes it out.
 * @param onChange is told what goes; empty when nothing does.
 */
export function useKeptAnswer(line: string, onChange: (line: string) => void) {
  const [isSent, setIsSent] = useState(true);
  useEffect(() => onChange(isSent ? line : ''), [isSent, line, onChange]);
  return { isSent, turn: () => setIsSent(!isSent) };
}

/** Says what becomes of the answer, and lets it be taken out or sent along. */
export function KeptAnswer({ isSent, turn, sent }: ReturnType<typeof useKeptAnswer> & { sent: string }) {
  return (
    <p className="t-small t-second">
      {isSent ? sent : 'This answer stays on this device.'}{' '}
      <TextButton onClick={turn}>{isSent ? 'Leave it out' : 'Add it to my order'}</TextButton>
    </p>
  );
}
