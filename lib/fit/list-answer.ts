import { loadOf } from '@/lib/access/load';
import { partsOf } from '@/lib/access/parts';
import type { Route } from '@/lib/access/route';
import { accessOf } from '@/lib/access/rules';
import type { AccessVerdict } from '@/lib/access/types';
import type { Classified } from '@/lib/catalogue/types';
import { counted } from '@/lib/i18n/counted';
import { fitFacts } from './facts';
import { fitOf, worst } from './rules';
import type { HingeAnswer, Space, Verdict } from './types';

type Good = Classified & { name: string };

/** So many are named; of more it is said how many. */
const MOST_NAMED = 3;

function named(goods: readonly Good[]): string {
  const all = [...new Set(goods.map(({ name }) => name))];
  const names = all.slice(0, MOST_NAMED);
  const more = all.length - names.length;
  return ` (${names.join('; ')}${more > 0 ? `; and ${more} more` : ''})`;
}

/** Groups in the order given, with how many there are of each; empty ones are left out. */
function groupsOf(
  groups: readonly [goods: readonly Good[], one: string, many: string, name?: true][],
): string {
  return groups
    .filter(([goods]) => goods.length > 0)
    .map(([goods, one, many, name]) => `${counted(goods.length, one, many)}${name ? named(goods) : ''}`)
    .join(', ');
}

/** Which go in at once, which with less air than they should have, and which only a tape can tell. */
function goesSentence(goods: readonly Good[], space: Space): string | null {
  const answered = goods.map((good) => ({ good, fit: fitOf(space, fitFacts(good)) }));
  const of = (...verdicts: readonly Verdict[]) =>
    answered
      .filter(({ fit }) => {
        const across = fit.checks.filter(({ aspect }) => aspect === 'width' || aspect === 'height');
        return across.length > 0 && verdicts.includes(worst(across.map(({ verdict }) => verdict)));
      })
      .map(({ good }) => good);
  const groups = groupsOf([
    [of('FITS'), 'goes in with the air it should have', 'go in with the air they should have'],
    [
      of('AIR'),
      'goes in with less air than is advised or usual',
      'go in with less air than is advised or usual',
    ],
    [of('TIGHT'), 'goes in to the millimetre', 'go in to the millimetre'],
    [of('NO'), 'does not go in', 'do not go in', true],
  ]);
  return groups ? `${groups}.` : null;
}

function wallSentence(goods: readonly Good[], space: Space): string | null {
  const sides = (['left', 'right'] as const).filter((side) => space[side] === 'wall');
  if (sides.length === 0) return null;
  const answered = goods.map((good) => ({ good, hinge: fitOf(space, fitFacts(good)).hinge.kind }));
  const of = (kind: HingeAnswer['kind']) =>
    answered.filter(({ hinge }) => hinge === kind).map(({ good }) => good);
  const where = sides.length === 2 ? 'Between the walls' : `Beside the wall on the ${sides[0]}`;
  return `${where}: ${groupsOf([
    [of('free'), 'opens fully', 'open fully'],
    [of('swap'), 'has its door hung on the other side', 'have their door hung on the other side'],
    [of('limited'), 'opens only part of the way', 'open only part of the way', true],
  ])}.`;
}

function doorSentence(goods: readonly Good[], route: Route): string | null {
  const parts = partsOf(route);
  if (parts.length === 0) return null;
  const answered = goods.map((good) => {
    const { verdict, unknown } = accessOf(parts, loadOf(good));
    return { good, verdict: unknown ? null : verdict };
  });
  const of = (verdict: AccessVerdict | null) =>
    answered.filter((each) => each.verdict === verdict).map(({ good }) => good);
  const way = route.parts.length > 0 || route.door === null ? 'By your way in' : `Through ${route.door} mm`;
  return `${way}: ${groupsOf([
    [of('IN'), 'goes as it comes', 'go as they come'],
    [of('UNPACK'), 'goes out of its box', 'go out of their box'],
    [of('DOORS'), 'goes with its doors off', 'go with their doors off'],
    [of('CALL'), 'needs a word with the crew', 'need a word with the crew'],
    [of('NO'), 'does not get in', 'do not get in', true],
    [of(null), 'has no size stated', 'have no size stated'],
  ])}.`;
}

/**
 * What a list of goods that go into a space leaves open, counted: whether they have the air they should have, whether
 * their doors open beside a wall, and whether they get in (experience §6 F1, F2).
 */
export const listAnswer = (goods: readonly Good[], space: Space, route: Route): string[] =>
  goods.length === 0
    ? []
    : [goesSentence(goods, space), wallSentence(goods, space), doorSentence(goods, route)].filter(
        (each) => each !== null,
      );
