import { useQuery } from '@tanstack/react-query';
import { ModelsByIds } from '@/lib/catalogue/documents.generated';
import { mapModel } from '@/lib/catalogue/mapping/map-model';
import { inParts, MOST_CARDS, nodesOf } from '@/lib/catalogue/mapping/map-parts';
import { askGateway } from '@/lib/http/gateway-client';
import { useQueryStore } from '@/lib/http/query-store';

/**
 * Reads the addresses of products' 3D models by SKU. Products without one are left out.
 * @throws ApiError
 */
async function readModels(ids: readonly number[]): Promise<Record<string, string>> {
  const parts = inParts([...new Set(ids)], MOST_CARDS).map((part) => askGateway(ModelsByIds, { ids: part }));
  const nodes = (await Promise.all(parts)).flatMap(({ data }) => nodesOf(data.site.products));
  return Object.fromEntries(
    nodes.flatMap(({ sku, model }) => {
      const address = mapModel(nodesOf(model))?.glb;
      return address ? [[sku, address] as const] : [];
    }),
  );
}

export const useModels = (ids: readonly number[]) =>
  useQuery(
    { queryKey: ['models', ...ids], queryFn: () => readModels(ids), staleTime: 600_000 },
    useQueryStore(),
  );
