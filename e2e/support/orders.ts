import type { APIRequestContext } from '@playwright/test';
import type { Stack } from '../../scripts/lib/stack.ts';

export type Placed = {
  id: number;
  status: string;
  billing_address: { email: string; zip: string; last_name: string; street_1: string };
};
export type Parcel = { tracking_number: string; tracking_link: string };

/** The platform's management API of orders, as its merchant uses it. */
export function merchant(request: APIRequestContext, { sandbox, env }: Stack) {
  const api = `${sandbox}/stores/hobwright/v2/orders`;
  const headers = { 'x-auth-token': env['BIGCOMMERCE_ACCESS_TOKEN'] ?? '' };
  return {
    async orders(): Promise<Placed[]> {
      return (await request.get(`${api}?limit=100&sort=date_created:desc`, { headers })).json();
    },
    async parcels(id: number): Promise<Parcel[]> {
      const answer = await request.get(`${api}/${id}/shipments`, { headers });
      return answer.status() === 204 ? [] : answer.json();
    },
    /** Returns the names of the shipping methods of an order. */
    async methods(id: number): Promise<string[]> {
      const answer = await request.get(`${api}/${id}/shipping_addresses`, { headers });
      const addresses: { shipping_method: string }[] = answer.status() === 204 ? [] : await answer.json();
      return addresses.map(({ shipping_method }) => shipping_method);
    },
    async setStatus(id: number, status_id: number): Promise<void> {
      await request.put(`${api}/${id}`, { headers, data: { status_id } });
    },
  };
}
