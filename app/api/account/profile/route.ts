import { saveProfile } from '@/lib/customer/profile-commands';
import { profileRequest } from '@/lib/customer/profile-requests';
import { ownForms } from '@/lib/platform/http/own-forms';
import { href } from '@/lib/routing/href';

/** Changes the customer's own details. */
export const POST = ownForms({
  schema: profileRequest,
  name: 'profile',
  page: () => href('/account/personal-details'),
  work: saveProfile,
});
