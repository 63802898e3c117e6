import 'server-only';
import { enqueueLetter } from '@/lib/post/commands';

/** E-mails the sender a receipt, once however often it is called. @returns false when it could not be stored */
export const confirmReceipt = (to: string, reference: string): Promise<boolean> =>
  enqueueLetter(`contact:${reference}`, { letter: 'contactReceived', to, reference });
