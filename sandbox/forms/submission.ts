import { z } from 'zod';

/** Body of a submission. `faultsOf` checks the values in it and reports them in HubSpot's words. */
export const submission = z.object({
  submittedAt: z.union([z.string(), z.number()]).optional(),
  fields: z.array(z.object({ objectTypeId: z.string().optional(), name: z.string(), value: z.string() })),
  context: z
    .object({
      hutk: z.string().optional(),
      pageUri: z.string().optional(),
      pageName: z.string().optional(),
      ipAddress: z.string().optional(),
    })
    .optional(),
  legalConsentOptions: z
    .object({
      consent: z.object({ consentToProcess: z.boolean(), text: z.string() }).partial().loose().optional(),
    })
    .loose()
    .optional(),
  skipValidation: z.boolean().optional(),
});

export type Submission = z.infer<typeof submission>;
