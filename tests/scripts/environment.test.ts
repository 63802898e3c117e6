import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { prepareEnvironment, reachedAt } from '../../scripts/lib/environment.ts';
import { freePort, requireFreePort } from '../../scripts/lib/ports.ts';
import { localSecrets } from '../../scripts/lib/secrets.ts';

let root = '';

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'shop-'));
  vi.unstubAllEnvs();
  for (const name of ['HOST', 'PORT', 'SANDBOX_PORT', 'SANDBOX_DATA', 'BIGCOMMERCE_STORE_HASH'])
    vi.stubEnv(name, '');
  // The test command itself runs with the secrets of its sandbox.
  for (const name of ['BIGCOMMERCE_ACCESS_TOKEN', 'SESSION_SECRET']) vi.stubEnv(name, undefined);
});

afterEach(() => {
  rmSync(root, { recursive: true });
  vi.unstubAllEnvs();
});

describe('secrets', () => {
  test('are generated once, readable by the owner only', () => {
    const made = localSecrets(join(root, 'data'));
    expect(statSync(join(root, 'data/secrets.json')).mode & 0o777).toBe(0o600);
    expect(localSecrets(join(root, 'data'))).toEqual(made);
    expect(made.SESSION_SECRET.length).toBeGreaterThanOrEqual(32);
    expect(new Set(Object.values(made)).size).toBe(Object.keys(made).length);
  });

  test('that are missing from the file are added', () => {
    writeFileSync(join(root, 'secrets.json'), '{"SESSION_SECRET":"kept"}');
    expect(localSecrets(root)).toMatchObject({
      SESSION_SECRET: 'kept',
      RESET_TOKEN_SECRET: expect.any(String),
    });
    expect(JSON.parse(readFileSync(join(root, 'secrets.json'), 'utf8'))).toHaveProperty('RESET_TOKEN_SECRET');
  });

  test('in a broken file are reported as such, and the file is left as it is', () => {
    writeFileSync(join(root, 'secrets.json'), '{"SESSION_SEC');
    expect(() => localSecrets(root)).toThrow(`${join(root, 'secrets.json')} is not JSON.`);
    expect(readFileSync(join(root, 'secrets.json'), 'utf8')).toBe('{"SESSION_SEC');
  });

  test('in a folder that cannot be made are a problem with a remedy', () => {
    writeFileSync(join(root, 'file'), '');
    expect(() => localSecrets(join(root, 'file/below'))).toThrow(
      expect.objectContaining({ remedy: expect.any(String) }),
    );
  });
});

describe('the environment', () => {
  test('points to the sandbox by default', () => {
    const { env, sandboxNeeded, dataFolder } = prepareEnvironment(root);
    expect(sandboxNeeded).toBe(true);
    expect(dataFolder).toBe(join(root, '.data'));
    expect(env).toMatchObject({
      BIGCOMMERCE_STORE_HASH: 'hobwright',
      PUBLIC_ORIGIN: 'http://localhost:3000',
      HOST: '127.0.0.1',
    });
  });

  test('with every secret set needs no folder, as in a container with a read-only root', () => {
    const secrets = localSecrets(join(root, 'elsewhere'));
    writeFileSync(join(root, 'file'), '');
    const { env } = prepareEnvironment(root, { ...secrets, SANDBOX_DATA: join(root, 'file/below') });
    expect(env).toMatchObject({ ...secrets, BIGCOMMERCE_STORE_HASH: 'hobwright' });
  });

  test.each([
    ['127.0.0.1', 'http://127.0.0.1:80'],
    ['0.0.0.0', 'http://127.0.0.1:80'],
    ['::', 'http://127.0.0.1:80'],
    ['::1', 'http://[::1]:80'],
    ['192.0.2.7', 'http://192.0.2.7:80'],
  ])('of a server that listens on %s gives the address %s', (host, origin) =>
    expect(reachedAt(host, 80)).toBe(origin),
  );

  test('takes .env.local before .env, and real variables before both', () => {
    writeFileSync(join(root, '.env'), 'PORT=3001\nSANDBOX_PORT=4001\nLOG_LEVEL=warn\n');
    writeFileSync(join(root, '.env.local'), 'SANDBOX_PORT=4002\nLOG_LEVEL=error\n');
    vi.stubEnv('LOG_LEVEL', 'debug');
    const { env, port, sandboxPort } = prepareEnvironment(root);
    expect([port, sandboxPort, env['LOG_LEVEL']]).toEqual([3001, 4002, 'debug']);
  });

  test('gives a hosted service no secret of the sandbox', () => {
    const { env } = prepareEnvironment(root, { BIGCOMMERCE_STORE_HASH: 'abc' });
    expect(env).not.toHaveProperty('BIGCOMMERCE_ACCESS_TOKEN');
    expect(env).not.toHaveProperty('SESSION_SECRET');
    expect(env).toHaveProperty('CONTENTFUL_ACCESS_TOKEN');
  });

  test('needs no sandbox if every service is hosted', () => {
    const hosted = {
      BIGCOMMERCE_STORE_HASH: 'a',
      CONTENTFUL_SPACE_ID: 'b',
      ALGOLIA_APP_ID: 'c',
      HUBSPOT_PORTAL_ID: '1',
    };
    expect(prepareEnvironment(root, hosted).sandboxNeeded).toBe(false);
  });

  test('names a port that is invalid', () => {
    expect(() => prepareEnvironment(root, { PORT: 'x' })).toThrow('PORT=x is not a port.');
  });
});

test('a busy port is a problem that names the port and a free one', async () => {
  const port = await freePort();
  await expect(requireFreePort(port, 'the shop', 'PORT')).resolves.toBeUndefined();
  const server = createServer();
  await new Promise<void>((settle) => server.listen(port, settle));
  await expect(requireFreePort(port, 'the shop', 'PORT')).rejects.toMatchObject({
    message: expect.stringContaining(String(port)),
    remedy: expect.stringContaining(`PORT=${port + 100}`),
  });
  await new Promise((settle) => server.close(settle));
});
