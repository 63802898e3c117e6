import { type Line, type State, STATES } from './types.ts';

/** The number of lines of each state. */
export const countsOf = (lines: readonly Line[]): Record<State, number> =>
  Object.fromEntries(
    STATES.map((state) => [state, lines.filter((line) => line.state === state).length]),
  ) as Record<State, number>;

/** One line for each check: its state, what was tried, what was found, and how to repair it. */
export function printed(lines: readonly Line[]): string {
  const width = Math.max(...lines.map(({ name }) => name.length));
  const rows = lines.map(({ name, state, tried, found, remedy }) =>
    [state.padEnd(9), name.padEnd(width), `${tried}: ${sentence(found)}${remedy ? ` ${remedy}` : ''}`].join(
      '  ',
    ),
  );
  const counts = countsOf(lines);
  return [...rows, '', STATES.map((state) => `${counts[state]} ${state}`).join(', ')].join('\n');
}

const sentence = (words: string): string => (/[.!?…]$/.test(words) ? words : `${words}.`);
