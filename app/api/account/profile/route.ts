import { saveProfile } from '@/lib/customer/profile-commands';
import { profileRequest } from '@/lib/customer/profile-requests';
import { ownForms } from '@/lib/platform/own-forms';

/** Changes the shopper's own details. */
export const POST = ownForms({
  schema: profileRequest,
  name: 'profile',
  page: () => '/account/personal-details',
  work: saveProfile,
});
