import { readFacts } from './facts/read';
import { kindOf } from './kinds/rules';
import type { Attributes, Classified } from './types';

/** Derives kind and facts from a product's custom fields, once, when the platform's answer is mapped. */
export function classify(attributes: Attributes): Classified {
  const type = attributes['Type'] ?? '';
  return { kind: kindOf(type), type, facts: readFacts(attributes) };
}
