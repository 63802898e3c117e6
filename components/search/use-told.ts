import { useEffect, useEffectEvent } from 'react';
import { announce } from '@/components/ui/feedback/live-store';
import { counted } from '@/lib/i18n/counted';
import type { Answered } from './use-answer';

export const AWAY = 'Search is not answering right now. Try again in a moment.';

/** Announces the number of suggestions, or that there are none, once per answer. */
export function useTold(answered: Answered | null, count: number, open: boolean): void {
  const tell = useEffectEvent(({ answer }: Answered) => {
    if (!open) return;
    if (answer === null) announce(AWAY);
    else
      announce(count === 0 && answer.said.length > 0 ? answer.said.join(' ') : counted(count, 'suggestion'));
  });
  useEffect(() => {
    if (answered) tell(answered);
  }, [answered]);
}
