import { describe, expect, it } from 'vitest';
import { withLockedBoxes } from '@/lib/platform/edge/document/crawlers';

describe('what a crawler is given', () => {
  it('has every check box disabled, and nothing else', () => {
    const html = '<input name="q"/><input type="checkbox" name="a"/><input disabled="" type="checkbox"/>';
    expect(withLockedBoxes(Buffer.from(html)).toString()).toBe(
      '<input name="q"/><input disabled="" type="checkbox" name="a"/><input disabled="" type="checkbox"/>',
    );
  });

  it('is the document of all others where no box is free', () => {
    const body = Buffer.from('<input name="q"/><input disabled="" type="checkbox"/>');
    expect(withLockedBoxes(body)).toBe(body);
  });
});
