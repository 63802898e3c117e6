import { type Check, type Context, failure, ok } from '../types.ts';

/** An address that nobody can have (RFC 2606). */
const NOBODY = 'doctor@nobody.invalid';
/** Ideal Postcodes answers it for any key without charging for it; another service answers that it does not exist. */
const TEST_POSTCODE = 'ID11QD';

/** Checks the address lookup, and the merchant's function for resetting passwords. */
export function otherChecks({ config: { addresses, reset }, ask }: Context): Check[] {
  return [
    {
      name: 'addresses/key',
      tried: `looked up the test postcode ${TEST_POSTCODE}`,
      without:
        addresses.key === null ? 'IDEAL_POSTCODES_API_KEY is not set: addresses are typed by hand' : null,
      run: async () => {
        const { status } = await ask({
          url: `${addresses.url}/postcodes/${TEST_POSTCODE}`,
          headers: { authorization: `IDEALPOSTCODES api_key="${addresses.key ?? ''}"` },
        });
        if (status === 200 || status === 404) return ok(`${status}, the key is good`);
        if (status === 402)
          return failure('402, no look-ups are left', 'Buy more: ideal-postcodes.co.uk › Balance.');
        return failure(
          `${status}`,
          'Set IDEAL_POSTCODES_API_KEY, and let the key be used by this machine: ideal-postcodes.co.uk › Keys.',
        );
      },
    },
    {
      name: 'reset/function',
      tried: 'asked for a link for an address that nobody has',
      without: reset.url === null ? 'PASSWORD_RESET_URL is not set: the platform sends the mail' : null,
      run: async () => {
        const url = new URL(reset.url ?? '');
        url.searchParams.set('email', NOBODY);
        const { status, body } = await ask({ url: url.href });
        if (status === 200 && typeof body === 'object') return ok('200 with JSON');
        return failure(
          `${status}${status === 200 ? ' without JSON' : ''}`,
          'It answers 200 with JSON, whether or not it knows the address: docs/hosted.md.',
        );
      },
    },
  ];
}
