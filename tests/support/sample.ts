/** Returns every nth of many similar items, starting at `from`; with `TEST_LONG` all of them. */
export const everyNth = <Each>(all: readonly Each[], nth: number, from = 0): Each[] =>
  process.env['TEST_LONG'] ? [...all] : all.filter((_, at) => at % nth === from % nth);
