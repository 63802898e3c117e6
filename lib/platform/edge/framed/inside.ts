import type { AsyncLocalStorage } from 'node:async_hooks';
import { ServerResponse } from 'node:http';
import {
  currentRequestContext,
  type InFramework,
  type RequestContext,
  REQUEST_CONTEXTS,
} from '../../observe/request-context.ts';
import { existingSingleton } from '../../process-singleton.ts';
import { capture } from '../capture.ts';
import { type Handle, ownRequest } from '../own-request.ts';

/** The route that runs such work (`app/(content)/`). */
const PATH = '/content/work';

/** Runs work inside a request of the framework, which counts as part of the request being answered. */
export function createInside(handle: Handle): InFramework {
  return (work) =>
    new Promise((settle, reject) => {
      const contexts = existingSingleton<AsyncLocalStorage<RequestContext>>(REQUEST_CONTEXTS);
      const around = currentRequestContext();
      const { requestId = '', calls = [] } = around ?? {};
      const done = () => {
        if (context.lacks && around) around.lacks = true;
      };
      const context: RequestContext = {
        requestId,
        calls,
        work: () => work().finally(done).then(settle, reject),
      };
      const request = ownRequest(PATH, undefined);
      const response = new ServerResponse(request);
      const asked = () => capture(response, () => handle(request, response));
      // Has no effect if the work was done.
      const undone = () => reject(new Error(`${PATH} did not do its work`));
      (contexts ? contexts.run(context, asked) : asked()).then(undone, reject);
    });
}
