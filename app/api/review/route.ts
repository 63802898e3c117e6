import { productForms, takeAs } from '@/lib/enquiries/form-commands';
import { reviewRequest } from '@/lib/enquiries/requests';

/** A review of a product, shown once somebody has read it. */
export const POST = productForms('review', reviewRequest, takeAs('review'));
