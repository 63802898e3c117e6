import { deleteAccount } from '@/lib/customer/delete-commands';
import { deleteAccountRequest } from '@/lib/customer/profile-requests';
import { ownForms } from '@/lib/platform/http/own-forms';
import { href } from '@/lib/routing/href';

/** Deletes the customer's own account (experience ACC-8). */
export const POST = ownForms({
  schema: deleteAccountRequest,
  name: 'delete-account',
  page: () => href('/account/personal-details/delete'),
  work: (session, { currentPassword }) => deleteAccount(session, currentPassword),
});
