import type { Facts, Finish, FinishCode } from './types.ts';

/** Finishes of bare metal. */
const BARE: ReadonlySet<FinishCode> = new Set(['SS', 'SI', 'CH', 'NI', 'CU', 'GO', 'GM', 'Metallics']);

/** Finishes given by metal plating rather than paint. */
const PLATED: ReadonlySet<FinishCode> = new Set(['CH', 'NI', 'CU', 'GO', 'Metallics']);

const CLAD: ReadonlySet<string> = new Set(['kettle', 'toaster', 'breakfast-set']);

/**
 * Returns the outer material of small appliances by finish: coloured steel is painted, copper-coloured steel plated.
 */
export function cladding(kind: string, { Material: drawn }: Facts, { code }: Finish): Facts {
  if (!CLAD.has(kind) || drawn === undefined) return {};
  if (code === 'SS') return { Material: 'Stainless steel' };
  if (PLATED.has(code) && drawn.endsWith('steel')) return { Material: 'Plated steel' };
  return drawn === 'Stainless steel' && !BARE.has(code) ? { Material: 'Painted steel' } : {};
}
