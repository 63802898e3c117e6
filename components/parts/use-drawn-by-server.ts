import { useState, useSyncExternalStore } from 'react';

const never = () => () => {};

/** Whether the component was hydrated from the server's markup; constant for as long as it is mounted. */
export function useWasServerRendered(): boolean {
  const takesOver = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  const [drawn] = useState(takesOver);
  return drawn;
}
