import type { Session } from './session';

/** Options of a platform call on behalf of a session: the customer's token, or nothing for a visitor. */
export const asking = (session: Session | null) => (session ? { customerToken: session.token } : {});
