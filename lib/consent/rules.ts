/** Storage key of the answer in the browser. */
export const CONSENT = 'consent';

/** Version of the question. Raise it when the question changes: an answer to another version does not count. */
const VERSION = 2;

/** How long an answer is valid: six times thirty days (specification), in milliseconds. */
const LIFE_MS = 6 * 30 * 86_400_000;

/** The answer, the version of the question it was given to, and its day (`2026-11-20`). */
export type ConsentRecord = { version: number; statistics: boolean; on: string };

/** `none`: not answered yet, or the answer has expired. */
export type Consent = 'given' | 'refused' | 'none';

export const consentRecord = (statistics: boolean, now: Date): ConsentRecord => ({
  version: VERSION,
  statistics,
  on: now.toISOString().slice(0, 10),
});

/** Reads the stored answer; null for anything that is no answer to the current version of the question. */
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

/**
 * Inline script that marks the document before the first paint if the question is answered, or if the browser sends
 * Global Privacy Control.
 */
export const CONSENT_SCRIPT = `try{var a=JSON.parse(localStorage.getItem('${CONSENT}'));if(navigator.globalPrivacyControl||a&&a.version===${VERSION}&&Date.now()-Date.parse(a.on)<${LIFE_MS})document.documentElement.dataset.answered=''}catch(e){};`;
