import type { FastifyReply } from 'fastify';

/** Does what a form asks for, and leads back to a page with a sentence about what became of it. */
export function attempt(reply: FastifyReply, path: string, words: string, work: () => unknown): FastifyReply {
  try {
    work();
  } catch (error) {
    if (error instanceof Error) return back(reply, path, `Not changed. ${error.message}`);
    throw error;
  }
  return back(reply, path, words);
}

/** 303, so that loading the page again does not send the form again. */
export function back(reply: FastifyReply, path: string, note: string): FastifyReply {
  return reply.redirect(`${path}?note=${encodeURIComponent(note)}`, 303);
}
