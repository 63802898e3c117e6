/** What was typed into a form and not yet sent, kept while the tab lives. Not for passwords, and never of a card. */
const keyOf = (form: string): string => `draft-${form}`;

/** By the names of the fields; nothing where there is none, or what is there is not ours. */
export function readDraft(form: string): Record<string, string> {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(keyOf(form)) ?? '{}');
    return Object.fromEntries(
      Object.entries(stored ?? {}).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
    );
  } catch {
    return {};
  }
}

export function writeDraft(form: string, values: Record<string, unknown>): void {
  try {
    sessionStorage.setItem(keyOf(form), JSON.stringify(values));
  } catch {
    // Without storage what is typed lasts as long as the page.
  }
}

export function dropDraft(form: string): void {
  try {
    sessionStorage.removeItem(keyOf(form));
  } catch {
    // There is none then.
  }
}
