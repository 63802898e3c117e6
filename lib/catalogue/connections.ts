import type { Facts } from './facts/types';

type Connection = {
  /** Maximum power, in watts; null if the circuit decides. */
  watts: number | null;
  words: string;
  /** What it needs in a home, to follow "It needs". */
  wants: string;
};

/**
 * Every way to connect, by the fact `plug`. Products with a 13 A plug (BS 1363) draw up to 3 kW; a 16 A plug carries
 * 230 V × 16 A.
 */
export const CONNECTIONS: Readonly<Record<string, Connection>> = {
  '13 A': { watts: 3_000, words: '13 A plug', wants: 'a 13 A socket' },
  '16 A': { watts: 3_680, words: '16 A plug', wants: 'a 16 A socket on a circuit of its own' },
  hardwired: { watts: null, words: 'Hardwired', wants: 'a cooker circuit' },
};

/** Returns the maximum power of a product, in watts; null if its maker does not state it. */
export const wattsOf = ({ totalPowerKw, ratedPowerW }: Facts): number | null =>
  totalPowerKw === undefined ? (ratedPowerW ?? null) : totalPowerKw * 1_000;

/**
 * Returns the power that a product draws and the lower power that its stated plug can carry, in watts. Null if the plug
 * is sufficient, or if either is not stated.
 */
export function overloadOf(facts: Facts): { draws: number; bears: number } | null {
  const [draws, bears] = [wattsOf(facts), CONNECTIONS[facts.plug ?? '']?.watts ?? null];
  return draws !== null && bears !== null && draws > bears ? { draws, bears } : null;
}
