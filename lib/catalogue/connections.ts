import type { Facts } from './facts/types';

type Connection = {
  /** The most it bears, watts; null where the circuit decides. */
  watts: number | null;
  words: string;
  /** What it asks of a home, after "It wants". */
  wants: string;
};

/** Every way to connect, by the fact `plug`. A 13 A plug (BS 1363) is sold with up to 3 kW, one of 16 A bears 230 V × 16 A. */
export const CONNECTIONS: Readonly<Record<string, Connection>> = {
  '13 A': { watts: 3_000, words: '13 A plug', wants: 'a 13 A socket' },
  '16 A': { watts: 3_680, words: '16 A plug', wants: 'a 16 A socket on a circuit of its own' },
  hardwired: { watts: null, words: 'Hardwired', wants: 'a cooker circuit' },
};

/** The most that a thing draws, watts; null where its maker is silent. */
export const wattsOf = ({ totalPowerKw, ratedPowerW }: Facts): number | null =>
  totalPowerKw === undefined ? (ratedPowerW ?? null) : totalPowerKw * 1_000;

/** What its stated plug bears less than it draws, watts; null where the two agree or one is not stated. */
export function overloadOf(facts: Facts): { draws: number; bears: number } | null {
  const [draws, bears] = [wattsOf(facts), CONNECTIONS[facts.plug ?? '']?.watts ?? null];
  return draws !== null && bears !== null && draws > bears ? { draws, bears } : null;
}
