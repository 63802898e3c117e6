import 'server-only';
import { enqueueLetter } from '@/lib/post/commands';

/** Mails a copy to whoever wrote, once however often it is asked for. @returns false when it could not be kept. */
export const copyToSender = (to: string, reference: string, words: string): Promise<boolean> =>
  enqueueLetter(`contact:${reference}`, { letter: 'contactCopy', to, reference, words });
