import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { OwnRoom } from '@/components/model/own-room';

test('a camera session that starts after its page has gone is ended', async () => {
  const asked = Promise.withResolvers<Pick<XRSession, 'end'>>();
  Object.defineProperty(navigator, 'xr', {
    value: { requestSession: () => asked.promise },
    configurable: true,
  });
  const { unmount } = render(<OwnRoom glb="/models/WM-1.glb" />);
  await userEvent.setup().click(screen.getByRole('button', { name: 'Open the camera and show its sizes' }));
  unmount();
  const end = vi.fn<XRSession['end']>().mockResolvedValue();
  asked.resolve({ end });
  await expect.poll(() => end.mock.calls.length).toBe(1);
});
