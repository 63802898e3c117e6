/** `review` for one, `reviews` for any other number. @param many the plural, where it is not formed with an s */
export const nounFor = (count: number, one: string, many = `${one}s`): string => (count === 1 ? one : many);

/** `1 review`, `1,204 reviews`. @param many the plural, where it is not formed with an s */
export const counted = (count: number, one: string, many?: string): string =>
  `${count.toLocaleString('en-GB')} ${nounFor(count, one, many)}`;
