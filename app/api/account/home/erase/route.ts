import { z } from 'zod';
import { eraseHome } from '@/lib/home/commands';
import { ownForms } from '@/lib/platform/http/own-forms';
import { href } from '@/lib/routing/href';

/** Deletes the copy of the home facts from the customer's own account. */
export const POST = ownForms({
  schema: z.object({}),
  name: 'erase-home',
  page: () => href('/account'),
  work: eraseHome,
});
