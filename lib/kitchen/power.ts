import { CONNECTIONS, overloadOf, wattsOf } from '@/lib/catalogue/connections';
import type { Finding, Piece, Rule } from './types';

const VOLTS = 230;
/**
 * Diversity of cooking appliances: the first ten amperes count in full, the rest at 30 %, and a socket in the switch
 * adds five.
 */
const FULL_A = 10;
const SHARE = 0.3;
const SOCKET_A = 5;
const SOURCE = 'IET On-Site Guide, household diversity for cooking appliances';

/** Ratings of breakers for cooker circuits, in amperes. */
const CIRCUITS_A = [32, 45] as const;

/** Returns the current of all appliances together and the design current after diversity, in amperes. */
export function circuitDemand(watt: number, socket: boolean): { connected: number; demand: number } {
  const connected = watt / VOLTS;
  const demand =
    Math.min(connected, FULL_A) + SHARE * Math.max(0, connected - FULL_A) + (socket ? SOCKET_A : 0);
  return { connected, demand };
}

/** Rounds to a tenth; upwards where rounding down would read as the rating of a circuit. */
function amperes(value: number): string {
  const isBarelyOver = CIRCUITS_A.some(
    (circuit) => value > circuit && value.toFixed(1) === circuit.toFixed(1),
  );
  return `${isBarelyOver ? (Math.ceil(value * 10) / 10).toFixed(1) : value.toFixed(1)} A`;
}

const cooks = ({ place }: Piece): boolean => place === 'hob' || place === 'oven' || place === 'cooker';

/** Whether a piece needs the cooker circuit: it is hardwired, or draws more than its stated plug can carry. */
const isWired = ({ facts }: Piece): boolean => facts.plug === 'hardwired' || overloadOf(facts) !== null;

/** Checks whether hob, ovens and cooker can be connected to the existing circuit. Appliances with a plug need none. */
export const cookerCircuit: Rule = (pieces, { circuit, socket }) => {
  const wired = pieces.filter((piece) => cooks(piece) && isWired(piece));
  if (wired.length === 0) return null;
  const about = { rule: 'circuit' as const, source: SOURCE, skus: wired.map(({ sku }) => sku) };
  const powers = wired.map(({ facts }) => wattsOf(facts));
  if (powers.some((power) => power === null)) {
    return {
      ...about,
      result: 'UNKNOWN',
      words: 'A maker does not state the power. Ask a registered electrician.',
    };
  }
  const total = wired.reduce((sum, { quantity }, index) => sum + (powers[index] ?? 0) * quantity, 0);
  const { connected, demand } = circuitDemand(total, socket);
  const counted = `${amperes(connected)} connected counts as ${amperes(demand)} in use`;
  const wanted = CIRCUITS_A.find((breaker) => demand <= breaker);
  if (wanted === undefined) {
    return {
      ...about,
      result: 'CLASH',
      words: `${counted}: more than one cooker circuit can carry. Have a registered electrician split it between two.`,
    };
  }
  if (circuit === null) {
    return {
      ...about,
      result: 'CHECK',
      words: `${counted}: a ${wanted} A cooker circuit is needed. A registered electrician must confirm it.`,
    };
  }
  const fits = demand <= circuit;
  const there = circuit === 0 ? 'there is no cooker circuit' : `more than the ${circuit} A circuit`;
  return {
    ...about,
    result: fits ? 'OK' : 'CLASH',
    words: fits
      ? `${counted}, within the ${circuit} A circuit. A registered electrician must confirm it.`
      : `${counted}: ${there}. Ask a registered electrician for a new circuit.`,
  };
};

const kilowatts = (watts: number): string => `${watts / 1_000} kW`;

/**
 * Checks whether the plug can carry the load, and whether it needs another socket than usual; null where neither
 * applies.
 */
function plugOf({ sku, facts }: Piece): Finding | null {
  const about = {
    rule: 'plug' as const,
    source: 'BS 1363 and BS EN 60309',
    skus: [sku],
    result: 'CHECK' as const,
  };
  const load = overloadOf(facts);
  if (load) {
    const plug = CONNECTIONS[facts.plug ?? '']?.words;
    return {
      ...about,
      words: `It draws ${kilowatts(load.draws)}, but a ${plug} can carry only ${kilowatts(load.bears)}. Allow for a circuit of its own, and ask us before you buy.`,
    };
  }
  if (facts.plug !== '16 A') return null;
  return {
    ...about,
    words: `It needs ${CONNECTIONS['16 A']?.wants}: have a registered electrician fit one.`,
  };
}

/** Reports plugs that need more than a usual socket. */
export const plugs: Rule = (pieces) => pieces.flatMap((piece) => plugOf(piece) ?? []);
