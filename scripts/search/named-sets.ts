import { Problem } from '../lib/problem.ts';

/**
 * Returns the names given after `--set`; none if there is no `--set`.
 * @throws Problem for a missing or unknown name
 */
export function namedSets<Name extends string>(argv: readonly string[], names: readonly Name[]): Name[] {
  const at = argv.indexOf('--set');
  if (at < 0) return [];
  const given = argv.slice(at + 1).filter((text) => !text.startsWith('--'));
  const named = names.filter((name) => given.includes(name));
  const unknown = given.filter((text) => !names.some((name) => name === text));
  if (named.length === 0 || unknown.length > 0)
    throw new Problem(
      unknown.length > 0 ? `There is no set ${unknown.join(', ')}.` : '--set needs a name.',
      `The sets are ${names.join(', ')}.`,
    );
  return named;
}
