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

/** Maximum number of product names in a sentence; the others are only counted. */
const MOST_NAMED = 3;

function named(goods: readonly Good[]): string {
  const all = [...new Set(goods.map(({ name }) => name))];
  const names = all.slice(0, MOST_NAMED);
  const more = all.length - names.length;
  return ` (${names.join('; ')}${more > 0 ? `; and ${more} more` : ''})`;
}

/** Joins the groups in the order given, each with its count; empty groups are left out. */
function groupsOf(
  groups: readonly [goods: readonly Good[], one: string, many: string, name?: true][],
): string {
  return groups
    .filter(([goods]) => goods.length > 0)
    .map(([goods, one, many, name]) => `${counted(goods.length, one, many)}${name ? named(goods) : ''}`)
    .join(', ');
}

/**
 * Says how many products go in with enough air, how many with less, how many need exact measuring, and which do not go
 * in.
 */
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
    [of('FITS'), 'fits with the air it needs', 'fit with the air they need'],
    [of('AIR'), 'fits with less air than is advised or usual', 'fit with less air than is advised or usual'],
    [of('TIGHT'), 'fits to the millimetre', 'fit to the millimetre'],
    [of('NO'), 'does not fit', 'do not fit', true],
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
    [
      of('unknown'),
      'opens fully only if the gap is wide enough',
      'open fully only if the gap is wide enough',
      true,
    ],
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
  const way =
    route.parts.length > 0 || route.door === null
      ? 'Through your way in'
      : `Through a door ${route.door} mm wide`;
  return `${way}: ${groupsOf([
    [of('IN'), 'fits in its box', 'fit in their box'],
    [of('UNPACK'), 'fits without its box', 'fit without their box'],
    [of('DOORS'), 'fits with its doors off', 'fit with their doors off'],
    [of('CALL'), 'needs checking with us first', 'need checking with us first'],
    [of('NO'), 'does not fit', 'do not fit', true],
    [of(null), 'has no size stated', 'have no size stated'],
  ])}.`;
}

/**
 * Returns sentences that count, for the products listed for a space, what the list filter leaves open: whether they
 * have enough air, whether their doors open beside a wall, and whether they get through the way in (experience §6 F1,
 * F2).
 */
export const listAnswer = (goods: readonly Good[], space: Space, route: Route): string[] =>
  goods.length === 0
    ? []
    : [goesSentence(goods, space), wallSentence(goods, space), doorSentence(goods, route)].filter(
        (each) => each !== null,
      );
