import { useEffect, useRef } from 'react';
import { EARLY } from './early-press';

type Early = HTMLButtonElement & { pressedEarly?: boolean };

/**
 * A press that came before the button's script is not lost: it counts as soon as the button can act. To be spread
 * over the button; `EARLY_PRESS_SCRIPT` does the remembering.
 */
export function useEarlyPress() {
  const ref = useRef<Early>(null);
  useEffect(() => {
    const button = ref.current;
    button?.removeAttribute(EARLY);
    if (!button?.pressedEarly) return;
    button.pressedEarly = false;
    button.click();
  }, []);
  return { ref, [EARLY]: '' };
}
