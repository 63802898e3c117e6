import { z } from 'zod';
import { answer, reads } from '@/lib/platform/http/api';
import { config } from '@/lib/platform/config';
import type { SearchSettings } from '@/lib/search/types';

/** Returns the public settings of the search service, which browsers need to count searches. */
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
