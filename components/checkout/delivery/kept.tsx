import { useEffect, useState } from 'react';
import { TextButton } from '@/components/ui/controls/button';

/**
 * State of an answer that is sent with the order unless the shopper leaves it out.
 * @param onChange receives the line that is sent; empty for none
 */
export function useKeptAnswer(line: string, onChange: (line: string) => void) {
  const [isSent, setIsSent] = useState(true);
  useEffect(() => onChange(isSent ? line : ''), [isSent, line, onChange]);
  return { isSent, turn: () => setIsSent(!isSent) };
}

/** Says whether the answer is sent, and has a button to leave it out or add it. */
export function KeptAnswer({ isSent, turn, sent }: ReturnType<typeof useKeptAnswer> & { sent: string }) {
  return (
    <p className="t-small t-second">
      {isSent ? sent : 'This answer stays on this device.'}{' '}
      <TextButton onClick={turn}>{isSent ? 'Remove it from my order' : 'Add it to my order'}</TextButton>
    </p>
  );
}
