import { isAll } from '../../scripts/lib/test-depth';

/** Returns every nth of many similar items, starting at `from`; with `npm test -- --all` all of them. */
export const everyNth = <Each>(all: readonly Each[], nth: number, from = 0): Each[] =>
  isAll ? [...all] : all.filter((_, at) => at % nth === from % nth);
