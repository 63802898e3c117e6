import 'server-only';
import { enqueueLetter } from '@/lib/post/commands';

/** E-mails a copy to the sender, once however often it is called. @returns false when it could not be stored */
export const copyToSender = (to: string, reference: string, words: string): Promise<boolean> =>
  enqueueLetter(`contact:${reference}`, { letter: 'contactCopy', to, reference, words });
