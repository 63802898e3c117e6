/** Every nth of many that are alike; with `TEST_ALL` all of them. */
export const everyNth = <Each>(all: readonly Each[], nth: number): Each[] =>
  process.env['TEST_ALL'] ? [...all] : all.filter((_, at) => at % nth === 0);
