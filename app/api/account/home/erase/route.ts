import { z } from 'zod';
import { eraseHome } from '@/lib/home/commands';
import { ownForms } from '@/lib/platform/http/own-forms';
import { href } from '@/lib/routing/href';

/** Takes the copy of a home out of its owner's account. */
export const POST = ownForms({
  schema: z.object({}),
  name: 'erase-home',
  page: () => href('/account'),
  work: eraseHome,
});
