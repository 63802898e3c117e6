const underWay = new Map<string, Promise<unknown>>();

/** Does something in one tab at a time, so that none does what another is doing; without locks, once at a time here. */
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
