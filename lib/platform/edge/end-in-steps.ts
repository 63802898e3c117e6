type Steps = {
  /** Says that no more should come; what comes is answered. */
  drain: () => void;
  /** Takes nothing more, finishes what is under way, and goes. */
  close: () => void;
};

/**
 * Ends the shop so that no request is lost: whoever sends it traffic has so many milliseconds to see that it should send
 * no more.
 * @returns what begins that; asked again, it closes at once.
 */
export function endInSteps({ drain, close }: Steps, lameDuckMs: number): () => void {
  let state: 'serving' | 'draining' | 'closed' = 'serving';
  function closeOnce(): void {
    if (state === 'closed') return;
    state = 'closed';
    close();
  }
  return () => {
    if (state !== 'serving' || lameDuckMs === 0) {
      if (state === 'serving') drain();
      return closeOnce();
    }
    state = 'draining';
    drain();
    setTimeout(closeOnce, lameDuckMs).unref();
  };
}
