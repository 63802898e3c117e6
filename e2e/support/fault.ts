import { expect } from '@playwright/test';
import type { Stack } from '../../scripts/lib/stack.ts';

/** Makes one of the sandbox's services misbehave; `none` restores it. */
export async function setFault(stack: Stack, upstream: string, fault: string): Promise<void> {
  const answer = await fetch(`${stack.sandbox}/control/faults`, {
    method: 'PUT',
    headers: {
      authorization: `Bearer ${stack.env['SANDBOX_CONTROL_TOKEN']}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify({ upstream, fault }),
  });
  expect(answer.ok).toBe(true);
  if (upstream === 'graphql' && fault === 'none') await stack.recovered();
}
