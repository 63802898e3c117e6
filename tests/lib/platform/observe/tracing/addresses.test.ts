import { expect, test } from 'vitest';
import { withoutAddress } from '@/lib/platform/observe/tracing/addresses';

test('a span keeps its route and loses its address', () => {
  const span = {
    name: 'GET /search?q=zz-canary',
    attributes: {
      'http.target': '/search?q=zz-canary',
      'next.span_name': 'GET /search?q=zz-canary',
      'http.route': '/search',
    } as Record<string, string>,
    setAttribute(name: string, value: unknown) {
      this.attributes[name] = String(value);
    },
    updateName(name: string) {
      this.name = name;
    },
  };
  withoutAddress(span);
  expect(span).toMatchObject({
    name: 'GET (address)',
    attributes: { 'http.target': '(address)', 'next.span_name': 'GET (address)', 'http.route': '/search' },
  });
});
