const underWay = new Map<string, Promise<unknown>>();

/**
 * Runs work under a lock by name, one tab at a time; in browsers without the Web Locks API, one at a time in this tab.
 */
export function inTurn<T>(name: string, work: () => Promise<T>): Promise<T> {
  if ('locks' in navigator) return navigator.locks.request(name, work);
  const before = underWay.get(name);
  const turn = before ? before.then(work, work) : work();
  underWay.set(name, turn);
  const end = () => {
    if (underWay.get(name) === turn) underWay.delete(name);
  };
  turn.then(end, end);
  return turn;
}
