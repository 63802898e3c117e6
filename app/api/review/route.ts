import { productForms, takeAs } from '@/lib/enquiries/form-commands';
import { reviewRequest } from '@/lib/enquiries/requests';

/** Takes a review of a product, which is read before it is shown. */
export const POST = productForms('review', reviewRequest, takeAs('review'));
