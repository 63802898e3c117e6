import { createClient, type PlainClientAPI } from 'contentful-management';
import type { Context } from './types.ts';

/** Client for writing models and entries, in the configured space and environment. */
export type ContentManagement = PlainClientAPI;

/** How to create a token. */
export const NO_TOKEN =
  'Settings › CMA tokens › Create personal access token; run this once with it as CONTENTFUL_MANAGEMENT_TOKEN, and revoke it after that.';

/** Null without a token. */
export function contentManagementOf({ config, contentManagement }: Context): ContentManagement | null {
  if (!contentManagement) return null;
  const { token, host } = contentManagement;
  const { protocol, host: address } = new URL(host);
  return createClient(
    { accessToken: token, host: address, insecure: protocol === 'http:', retryLimit: 2 },
    { type: 'plain', defaults: { spaceId: config.content.space, environmentId: config.content.environment } },
  );
}
