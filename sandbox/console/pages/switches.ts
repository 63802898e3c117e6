import type { Parts } from '../../parts.ts';
import { PLANS, readSwitches } from '../../switches.ts';
import { type Html, html } from '../html.ts';

/** Page with the settings that differ between stores on the platform. */
export function switches({ store, config }: Parts, token: string): Html {
  const { productFiltering, reCaptcha, plan } = readSwitches(store);
  const box = (name: string, isOn: boolean, label: string): Html =>
    html`<p><label><input type="checkbox" name="${name}" value="on"${isOn ? html` checked` : null}> ${label}</label></p>`;
  const plans = Object.entries(PLANS).map(
    ([name, calls]) =>
      html`<option value="${name}"${name === plan ? html` selected` : null}>${name}: ${calls.toLocaleString('en-GB')} calls in 30 s</option>`,
  );
  return html`<form class="panel" method="post" action="/console/switches/set"><input type="hidden" name="token" value="${token}">
${box('productFiltering', productFiltering, 'Product Filtering: without it attributes, ratings and stock narrow nothing, and there are no facets')}
${box('reCaptcha', reCaptcha, 'reCAPTCHA on the storefront: messages, reviews and registrations need its token')}
<p><label>Plan, by which calls of the management interface are counted <select name="plan">${plans}</select></label></p>
${config.restQuota === null ? null : html`<p>SANDBOX_REST_QUOTA sets ${config.restQuota.toLocaleString('en-GB')} calls, whatever the plan.</p>`}
<button>Set them</button></form>`;
}
