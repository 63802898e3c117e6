import type { Piece, Rule } from './types';

const VOLTS = 230;
/** The first ten amperes in full, three tenths of the rest, five more for a socket in the switch. */
const FULL_A = 10;
const SHARE = 0.3;
const SOCKET_A = 5;
const SOURCE = 'IET On-Site Guide, household diversity for cooking appliances';

/** Watts of what hangs on the cooker circuit; null: not stated. */
const watts = ({ facts: { totalPowerKw, ratedPowerW } }: Piece): number | null =>
  totalPowerKw === undefined ? (ratedPowerW ?? null) : totalPowerKw * 1000;

/** Amperes of everything at once, and what a circuit is counted to bear of it. */
export function circuitDemand(watt: number, socket: boolean): { connected: number; demand: number } {
  const connected = watt / VOLTS;
  const demand =
    Math.min(connected, FULL_A) + SHARE * Math.max(0, connected - FULL_A) + (socket ? SOCKET_A : 0);
  return { connected, demand };
}

const amperes = (value: number): string => `${value.toFixed(1)} A`;

/** Whether hob, ovens and cooker go on the circuit that is there. A plug of 13 A needs none. */
export const cookerCircuit: Rule = (pieces, { circuit, socket }) => {
  const wired = pieces.filter(
    ({ place, facts }) =>
      (place === 'hob' || place === 'oven' || place === 'cooker') && facts.plug === 'hardwired',
  );
  if (wired.length === 0) return null;
  const about = { rule: 'circuit' as const, source: SOURCE, skus: wired.map(({ sku }) => sku) };
  const powers = wired.map((piece) => watts(piece));
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
  if (circuit === null) {
    return {
      ...about,
      result: 'CHECK',
      words: `${counted}: a ${demand <= 32 ? '32' : '45'} A cooker circuit is needed. A registered electrician must confirm it.`,
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
