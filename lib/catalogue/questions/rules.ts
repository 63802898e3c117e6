import { z } from 'zod';
import type { Answered } from './types';

const text = z.string().trim().min(1).max(2_000);
const stored = z.object({ question: text, answer: text, answeredOn: z.iso.date() });

/** Parses the metafields `questions/<id>`, latest answer first. Those that cannot be parsed are left out. */
export function readAnswered(fields: readonly { key: string; value: string }[]): Answered[] {
  return fields
    .flatMap(({ key, value }) => {
      const { success, data } = stored.safeParse(parse(value));
      return success ? [{ id: key, ...data }] : [];
    })
    .toSorted((a, b) => b.answeredOn.localeCompare(a.answeredOn));
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}
