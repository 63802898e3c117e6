import { graphql } from '@/lib/platform/graphql';

export const ReCaptchaQuery = graphql(`
  query ReCaptcha { site { settings { reCaptcha { isEnabledOnStorefront siteKey } } } }
`);
