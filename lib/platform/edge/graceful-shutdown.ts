type Steps = {
  /** Asks for no further traffic, but still answers it. */
  drain: () => void;
  /** Accepts nothing more, finishes what is in progress, and exits. */
  close: () => void;
};

/**
 * Shuts the shop down without losing a request: load balancers have `lameDuckMs` milliseconds to notice that they
 * should send no more.
 * @returns the function that starts this; called again, it closes at once
 */
export function shutDownInSteps({ drain, close }: Steps, lameDuckMs: number): () => void {
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
