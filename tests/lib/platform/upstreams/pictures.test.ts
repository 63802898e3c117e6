import { afterEach, describe, expect, test, vi } from 'vitest';
import { stubEnvironment } from '../../../support/environment';
import { startStub } from '../../../support/stub-server';

const readJpeg = async (address: string) =>
  (await import('@/lib/platform/upstreams/pictures')).readJpeg(address);
const JPEG = Buffer.from([255, 216, 255, 0]);

afterEach(() => vi.unstubAllEnvs());

async function read(status: number, type: string, body: Buffer, allowed?: string): Promise<Buffer | null> {
  await using host = await startStub((_, response) =>
    response.writeHead(status, { 'content-type': type }).end(body),
  );
  stubEnvironment({ IMAGE_ORIGINS: allowed ?? host.url });
  const picture = await readJpeg(`${host.url}/media/300/a`);
  return picture;
}

describe('a picture for an e-mail', () => {
  test('is read from an allowed image host', async () => {
    expect(await read(200, 'image/jpeg', JPEG)).toEqual(JPEG);
  });

  test.each([
    ['from another host', 200, 'image/jpeg', JPEG, 'https://*.images.example'],
    ['missing', 404, 'image/jpeg', JPEG],
    ['not a JPEG', 200, 'text/html', JPEG],
    ['too large for an e-mail', 200, 'image/jpeg', Buffer.alloc(60_001)],
  ] as const)('is left out when it is %s', async (_, status, type, body, allowed?: string) => {
    expect(await read(status, type, body, allowed)).toBeNull();
  });

  test('is left out when the host does not answer or the address is invalid', async () => {
    stubEnvironment({ IMAGE_ORIGINS: 'http://127.0.0.1:1' });
    expect(await readJpeg('http://127.0.0.1:1/media/300/a')).toBeNull();
    expect(await readJpeg('a')).toBeNull();
  });
});
