import { z } from 'zod';
import { answer, reads } from '@/lib/platform/http/api';
import { config } from '@/lib/platform/config';
import type { SearchSettings } from '@/lib/search/types';

/** The public half of the search service's settings, for what a browser has it count. */
export const GET = reads(z.object({}), async () => {
  const { appId, searchKey: key, url, insightsUrl, indexPrefix, hosted } = config().search;
  const isOwnHost = hosted && new URL(url).hostname.endsWith('.algolia.net');
  return answer({
    appId,
    key,
    url: isOwnHost ? null : url,
    insightsUrl,
    indexPrefix,
  } satisfies SearchSettings);
});
