import { CONNECTIONS, overloadOf, wattsOf } from '@/lib/catalogue/connections';
import type { Finding, Piece, Rule } from './types';

const VOLTS = 230;
/** The first ten amperes in full, three tenths of the rest, five more for a socket in the switch. */
const FULL_A = 10;
const SHARE = 0.3;
const SOCKET_A = 5;
const SOURCE = 'IET On-Site Guide, household diversity for cooking appliances';

/** Breakers of cooker circuits, amperes. */
const CIRCUITS_A = [32, 45] as const;

/** Amperes of everything at once, and what a circuit is counted to bear of it. */
export function circuitDemand(watt: number, socket: boolean): { connected: number; demand: number } {
  const connected = watt / VOLTS;
  const demand =
    Math.min(connected, FULL_A) + SHARE * Math.max(0, connected - FULL_A) + (socket ? SOCKET_A : 0);
  return { connected, demand };
}

/** To a tenth; upwards where it would else read as what a circuit just bears. */
function amperes(value: number): string {
  const isBarelyOver = CIRCUITS_A.some(
    (circuit) => value > circuit && value.toFixed(1) === circuit.toFixed(1),
  );
  return `${isBarelyOver ? (Math.ceil(value * 10) / 10).toFixed(1) : value.toFixed(1)} A`;
}

const cooks = ({ place }: Piece): boolean => place === 'hob' || place === 'oven' || place === 'cooker';

/** What hangs on the cooker circuit: what is wired, and what draws more than the plug that is stated bears. */
const isWired = ({ facts }: Piece): boolean => facts.plug === 'hardwired' || overloadOf(facts) !== null;

/** Whether hob, ovens and cooker go on the circuit that is there. What a plug bears needs none. */
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

/** Whether the plug bears what is behind it, or asks for more than a usual socket; null where neither is so. */
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

/** What each plug asks for that a usual socket does not give. */
export const plugs: Rule = (pieces) => pieces.flatMap((piece) => plugOf(piece) ?? []);
