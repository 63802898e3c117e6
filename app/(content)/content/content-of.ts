import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { staticMarkup } from '@/components/parts/finished/static-markup';
import { CONTENT_TYPE } from '@/lib/platform/edge/framed/content';
import { noteContent } from '@/lib/platform/observe/request-context';
import { headOf } from '@/lib/seo/head-tags';

/** What React wants to have begun before all else: it belongs into the head, and no page holds it twice. */
const PRELOAD = /<link rel="preload"[^>]*>/g;

/** A page without its frame, as the renderer puts it in (`lib/platform/edge/framed/`). */
export async function contentOf(metadata: Metadata, page: ReactNode): Promise<Response> {
  const drawn = staticMarkup(page);
  noteContent({
    ...(await headOf(metadata)),
    preloads: [...new Set(drawn.match(PRELOAD))].join(''),
    html: drawn.replace(PRELOAD, ''),
  });
  return new Response(null, { headers: { 'content-type': CONTENT_TYPE } });
}
