import 'server-only';
import { z } from 'zod';
import { config } from '@/lib/platform/config';
import type { Result } from '@/lib/platform/result';
import { callUpstream } from '@/lib/platform/upstreams/upstream';

export type Submission = {
  /** Id of the form in the portal, from the environment. */
  formId: string;
  fields: Readonly<Record<string, string>>;
  /** Path and name of the page that the form was sent from. */
  page: { path: string; name: string };
  /** What the visitor agreed to, in the words of the form. */
  consent: string;
};

const answer = z.object({ inlineMessage: z.string().optional(), redirectUri: z.string().optional() });

/** Sends a form to the forms service. The portal always comes from the environment. Empty fields are left out. */
export function submitForm({ formId, fields, page, consent }: Submission): Promise<Result<unknown>> {
  const { formsUrl, portalId } = config().forms;
  const path = `${encodeURIComponent(portalId)}/${encodeURIComponent(formId)}`;
  return callUpstream(
    'forms',
    {
      url: `${formsUrl}/submissions/v3/integration/submit/${path}`,
      method: 'POST',
      body: {
        submittedAt: String(Date.now()),
        fields: Object.entries(fields)
          .filter(([, value]) => value !== '')
          .map(([name, value]) => ({ objectTypeId: '0-1', name, value })),
        context: { pageUri: new URL(page.path, config().publicOrigin).href, pageName: page.name },
        legalConsentOptions: { consent: { consentToProcess: true, text: consent } },
      },
    },
    answer,
  );
}
