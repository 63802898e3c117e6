import { readFacts } from './facts/read';
import { kindOf } from './kinds/rules';
import type { Attributes, Classified } from './types';

/** What the shop makes of a thing's custom fields, once, where the platform's answer becomes its own. */
export function classify(attributes: Attributes): Classified {
  const type = attributes['Type'] ?? '';
  return { kind: kindOf(type), type, facts: readFacts(attributes) };
}
