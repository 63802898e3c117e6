import { framesOf, log } from '../../observe/log.ts';
import { currentRequestContext } from '../../observe/request-context.ts';
import { existingSingleton } from '../../process-singleton.ts';
import { isUnreachable } from '../../result.ts';
import type { Captured } from '../capture.ts';
import type { JointStyles } from '../document/joint-styles.ts';
import type { Handle } from '../own-request.ts';
import { type Address, type Content, CONTENT_MAKER, framePathOf, type MakeContent } from './content.ts';
import { createFrames } from './frames.ts';
import { createInside } from './inside.ts';

/** A finished document, and the hashes of its inline scripts, as a Content-Security-Policy names them. */
export type FramedPage = { captured: Captured; scripts: string[] };

export type FramedPages = {
  /**
   * Returns the page, or undefined if the framework has to render the whole of it: it has no frame, or another page is
   * at this address.
   * @throws {UnreachableError}
   */
  page(address: Address, host: string | undefined): Promise<FramedPage | undefined>;
};

/** Pages assembled from a cached frame and content that is rendered outside the framework. */
export function createFramedPages(handle: Handle, styles: Pick<JointStyles, 'join'>): FramedPages {
  const frames = createFrames(handle, styles);
  const inside = createInside(handle);

  async function contentAt(address: Address): Promise<Content | null> {
    const context = currentRequestContext();
    if (!context) return null;
    const maker = () => existingSingleton<MakeContent>(CONTENT_MAKER);
    // The first request inside makes the framework load it.
    const make = maker() ?? (await inside(async () => maker()));
    context.inside = inside;
    try {
      return (await make?.(address)) ?? null;
    } catch (error) {
      if (isUnreachable(error)) throw error;
      // An error with a digest, such as `notFound()`, recurs when the framework renders the whole page.
      if (!(error instanceof Error && 'digest' in error)) log('error', 'content', framesOf(error));
      return null;
    } finally {
      delete context.inside;
    }
  }

  return {
    async page(address, host) {
      const kept = await frames.frameOf(framePathOf(address.pathname), host);
      const content = kept && (await contentAt(address));
      if (!kept || !content) return undefined;
      const { body, scripts } = kept.frame.around({ ...content, address });
      return { captured: { status: 200, headers: kept.headers, body }, scripts };
    },
  };
}
