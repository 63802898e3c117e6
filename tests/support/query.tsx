import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { vi } from 'vitest';
import { PolicyProvider } from '@/lib/policy/client';
import { BUILT_IN } from '@/lib/policy/data/built-in';

type Answer = { status?: number; body: unknown };
type Call = { method: string; url: string; body: unknown };

/**
 * Renders components that read and change personal data, with a query client of their own, under the built-in policy.
 */
export function renderWithQueries(ui: ReactNode) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  return {
    client,
    ...render(
      <PolicyProvider policy={BUILT_IN}>
        <QueryClientProvider client={client}>{ui}</QueryClientProvider>
      </PolicyProvider>,
    ),
  };
}

/** Stubs the shop's own API; `answer` decides by method and URL. Returns the calls, in order. */
export function stubApi(answer: (call: Call, headers: Headers) => Answer | Promise<Answer>): Call[] {
  const calls: Call[] = [];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    const call = {
      method: init.method ?? 'GET',
      url,
      body: typeof init.body === 'string' ? (JSON.parse(init.body) as unknown) : undefined,
    };
    calls.push(call);
    const { status = 200, body } = await answer(call, new Headers(init.headers));
    return Response.json(body, { status });
  });
  return calls;
}
