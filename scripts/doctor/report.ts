import { type Line, type State, STATES } from './types.ts';

/** How many lines there are of each state. */
export const countsOf = (lines: readonly Line[]): Record<State, number> =>
  Object.fromEntries(
    STATES.map((state) => [state, lines.filter((line) => line.state === state).length]),
  ) as Record<State, number>;

/** One line for each check: how it went, what was tried, what came back, and what mends it. */
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
