import type { FastifyReply } from 'fastify';

/** Runs the action of a form and redirects back to a page with a message about the result. */
export function attempt(reply: FastifyReply, path: string, words: string, work: () => unknown): FastifyReply {
  try {
    work();
  } catch (error) {
    if (error instanceof Error) return back(reply, path, `Not changed. ${error.message}`);
    throw error;
  }
  return back(reply, path, words);
}

/** Redirects with status 303, so that reloading the page does not submit the form again. */
export function back(reply: FastifyReply, path: string, note: string): FastifyReply {
  return reply.redirect(`${path}?note=${encodeURIComponent(note)}`, 303);
}
