import { QueryClient } from '@tanstack/react-query';
import { waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { followBasket } from '@/lib/basket/queue/sync';

it('reads the basket anew when the connection is back, for as long as it follows', async () => {
  const client = new QueryClient();
  const read = vi.spyOn(client, 'invalidateQueries');
  const leave = followBasket(client, () => {});
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(read).toHaveBeenCalledExactlyOnceWith({ queryKey: ['basket'] }));
  leave();
  window.dispatchEvent(new Event('online'));
  expect(read).toHaveBeenCalledOnce();
});
