import { describe, expect, it } from 'vitest';
import { withLockedBoxes } from '@/lib/platform/edge/document/crawlers';

describe('the document for a crawler', () => {
  it('has every check box disabled, and is otherwise unchanged', () => {
    const html = '<input name="q"/><input type="checkbox" name="a"/><input disabled="" type="checkbox"/>';
    expect(withLockedBoxes(Buffer.from(html)).toString()).toBe(
      '<input name="q"/><input disabled="" type="checkbox" name="a"/><input disabled="" type="checkbox"/>',
    );
  });

  it('is the shared document where no check box is enabled', () => {
    const body = Buffer.from('<input name="q"/><input disabled="" type="checkbox"/>');
    expect(withLockedBoxes(body)).toBe(body);
  });
});
