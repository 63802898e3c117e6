import { QueryClient } from '@tanstack/react-query';
import { waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { followBasket } from '@/lib/basket/queue/sync';

it('the basket is read again when the connection returns, for as long as it is followed', async () => {
  const client = new QueryClient();
  const read = vi.spyOn(client, 'invalidateQueries');
  const leave = followBasket(client, () => {});
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(read).toHaveBeenCalledExactlyOnceWith({ queryKey: ['basket'] }));
  leave();
  window.dispatchEvent(new Event('online'));
  expect(read).toHaveBeenCalledOnce();
});
