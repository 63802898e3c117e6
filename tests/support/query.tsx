import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { vi } from 'vitest';
import { PolicyProvider } from '@/lib/policy/client';
import { BUILT_IN } from '@/lib/policy/data/built-in';

type Answer = { status?: number; body: unknown };
type Call = { method: string; url: string; body: unknown };

/** Draws something that reads and changes what is personal, with a store of its own, under the built-in terms. */
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

/** Answers the shop's own calls; `answer` decides by method and address. Returns what was asked, in order. */
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
