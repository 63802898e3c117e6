/** The key under which the answer stands in the browser. */
export const CONSENT = 'consent';

/** Raised when what is asked changes: an answer to another question is none. */
const VERSION = 2;

/** Specification: six times thirty days; then it is asked anew. */
const LIFE_MS = 6 * 30 * 86_400_000;

/** What was answered to which question, and on which day (`2026-11-20`). */
export type ConsentRecord = { version: number; statistics: boolean; on: string };

/** `none`: not asked yet, or so long ago that the answer no longer holds. */
export type Consent = 'given' | 'refused' | 'none';

export const consentRecord = (statistics: boolean, now: Date): ConsentRecord => ({
  version: VERSION,
  statistics,
  on: now.toISOString().slice(0, 10),
});

/** Reads what the browser kept; null for anything that is no answer to the question asked today. */
export function parseConsent(text: string | null): ConsentRecord | null {
  try {
    const { version, statistics, on } = JSON.parse(text ?? '{}') as Partial<ConsentRecord>;
    if (version !== VERSION || typeof statistics !== 'boolean' || typeof on !== 'string') return null;
    return Number.isNaN(Date.parse(on)) ? null : { version, statistics, on };
  } catch {
    return null;
  }
}

export function consentOn(record: ConsentRecord | null, now: Date): Consent {
  if (!record) return 'none';
  const age = now.getTime() - Date.parse(record.on);
  if (age >= LIFE_MS) return 'none';
  return record.statistics ? 'given' : 'refused';
}

/** Marks the document of whoever has answered (or whose browser answers by itself) before anything is painted. */
export const CONSENT_SCRIPT = `try{var a=JSON.parse(localStorage.getItem('${CONSENT}'));if(navigator.globalPrivacyControl||a&&a.version===${VERSION}&&Date.now()-Date.parse(a.on)<${LIFE_MS})document.documentElement.dataset.answered=''}catch(e){};`;
