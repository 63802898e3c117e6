'use client';

import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { followBasket } from '@/lib/basket/sync';

/** The browser's store of what is personal: basket, lists, account. Pages themselves need none of it. */
export function Providers({ children }: { children: ReactNode }) {
  const [client] = useState(
    () =>
      new QueryClient({
        defaultOptions: {
          queries: { staleTime: 30_000, retry: 1, refetchOnWindowFocus: true },
          mutations: { retry: false },
        },
      }),
  );
  useEffect(() => followBasket(client), [client]);
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
