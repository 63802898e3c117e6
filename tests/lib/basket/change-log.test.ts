import { beforeEach, expect, it, vi } from 'vitest';
import { findChange } from '@/lib/basket/change-log';
import { processSingleton } from '@/lib/platform/process-singleton';
import { stubEnvironment } from '../../support/environment';

beforeEach(() => stubEnvironment({}));

it('treats an unreadable change log as not having the change', async () => {
  const written = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  processSingleton('basket-changes', () => ({
    prepare: () => {
      throw new Error('disk I/O error');
    },
  }));
  expect(await findChange('key', 0)).toBeNull();
  written.mockRestore();
});
