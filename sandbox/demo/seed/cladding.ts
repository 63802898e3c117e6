import type { Facts, Finish, FinishCode } from './types.ts';

/** Finishes that bare metal has. */
const BARE: ReadonlySet<FinishCode> = new Set(['SS', 'SI', 'CH', 'NI', 'CU', 'GO', 'GM', 'Metallics']);

/** Finishes that a coat of metal gives, and no paint. */
const PLATED: ReadonlySet<FinishCode> = new Set(['CH', 'NI', 'CU', 'GO', 'Metallics']);

const CLAD: ReadonlySet<string> = new Set(['kettle', 'toaster', 'breakfast-set']);

/** What the outside of small goods is made of, once the finish is known: steel in a colour is painted, in copper plated. */
export function cladding(kind: string, { Material: drawn }: Facts, { code }: Finish): Facts {
  if (!CLAD.has(kind) || drawn === undefined) return {};
  if (code === 'SS') return { Material: 'Stainless steel' };
  if (PLATED.has(code) && drawn.endsWith('steel')) return { Material: 'Plated steel' };
  return drawn === 'Stainless steel' && !BARE.has(code) ? { Material: 'Painted steel' } : {};
}
