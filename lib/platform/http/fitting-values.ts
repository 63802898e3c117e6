type Texts = Readonly<Record<string, string>>;
type Refused = { message: string; fields: Texts; values: Texts };

const LEFT_OUT = 'Your text was too long to fill in again. Go back a page to find it';

/**
 * Stores a refused form where there is little room: without the largest values that do not fit, which the messages of
 * their fields then say.
 * @param keep stores it; null if it is too large
 * @returns the result of `keep`; null if it cannot even store no values
 */
export async function keepFitting<R extends Refused, T>(
  state: R,
  keep: (state: R) => Promise<T | null>,
): Promise<T | null> {
  const smallestFirst = Object.entries(state.values).toSorted(([, a], [, b]) => a.length - b.length);
  // Pages show the message of the whole form only where no field has one.
  const whole = Object.keys(state.fields).length > 0 ? undefined : state.message;
  const fields: Record<string, string> = { ...state.fields };
  for (;;) {
    const kept = await keep({ ...state, fields, values: Object.fromEntries(smallestFirst) });
    const largest = kept === null ? smallestFirst.pop() : undefined;
    if (!largest) return kept;
    const [name] = largest;
    const reason = fields[name] ?? whole;
    fields[name] = reason ? `${reason.replace(/\.$/, '')}. ${LEFT_OUT}` : LEFT_OUT;
  }
}
