import type { Session } from './session';

/** What the platform is told of who asks: a customer by their token, a visitor by nothing. */
export const asking = (session: Session | null) => (session ? { customerToken: session.token } : {});
