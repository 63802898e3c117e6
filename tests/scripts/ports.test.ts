import { once } from 'node:events';
import { createServer } from 'node:net';
import { describe, expect, it } from 'vitest';
import { freePort, requireWebPort } from '../../scripts/lib/ports.ts';

describe('a port for the shop to listen on', () => {
  it.each([4045, 4190, 6000])('is refused if browsers block it: %i', async (port) => {
    await expect(requireWebPort(port, 'the sandbox', 'SANDBOX_PORT')).rejects.toMatchObject({
      message: `Port ${port} (the sandbox) cannot be used: browsers and Node refuse to ask anything there.`,
      remedy: `Use another: SANDBOX_PORT=${port + 100} npm start`,
    });
  });

  it('is refused if something listens there, and accepted if it is free', async () => {
    const port = await freePort();
    await expect(requireWebPort(port, 'the shop', 'PORT')).resolves.toBeUndefined();
    const busy = createServer().listen(port);
    await once(busy, 'listening');
    await expect(requireWebPort(port, 'the shop', 'PORT')).rejects.toMatchObject({
      message: `Port ${port} (the shop) is busy: something already listens there.`,
    });
    busy.close();
  });
});
