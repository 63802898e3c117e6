import type { AttributeValue } from '@opentelemetry/api';

/** The part of a started span that is needed here. */
type Begun = {
  readonly name: string;
  readonly attributes: Readonly<Record<string, AttributeValue | undefined>>;
  setAttribute(name: string, value: AttributeValue): unknown;
  updateName(name: string): unknown;
};

const TARGET = 'http.target';

/** Removes the requested URL from a span, because it may contain what a visitor typed; the route's name stays. */
export function withoutAddress(span: Begun): void {
  const target = span.attributes[TARGET];
  if (typeof target !== 'string' || target === '') return;
  for (const [name, value] of Object.entries(span.attributes))
    if (typeof value === 'string' && value.includes(target)) span.setAttribute(name, hidden(value, target));
  span.updateName(hidden(span.name, target));
}

const hidden = (text: string, target: string) => text.replaceAll(target, '(address)');
