import { useState, useSyncExternalStore } from 'react';

const never = () => () => {};

/** Whether the component took over what the server had drawn; stays so for as long as it stands. */
export function useDrawnByServer(): boolean {
  const takesOver = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  const [drawn] = useState(takesOver);
  return drawn;
}
