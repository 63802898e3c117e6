import { expect, test } from 'vitest';
import { environmentLines, hostNames } from '../../../sandbox/standalone/environment.ts';
import { readOptions } from '../../../sandbox/standalone/options.ts';

test('without options the sandbox serves HTTP and keeps its data in its own folder', () => {
  const options = readOptions([], {});
  expect(options).toMatchObject({ host: 'localhost', isSecure: false, csv: null });
  expect(options?.config).toMatchObject({
    port: 4000,
    smtpPort: 4025,
    origin: 'http://localhost:4000',
    shopOrigin: 'http://localhost:3000',
    dataFolder: '.hobwright-sandbox',
  });
});

test('an option overrides the environment, whose tokens are used', () => {
  const options = readOptions(['--port', '4700', '--https', '--shop', 'https://shop.test/'], {
    SANDBOX_PORT: '4100',
    BIGCOMMERCE_STORE_HASH: 'abc123',
    BIGCOMMERCE_STOREFRONT_TOKEN: 'a-token',
  });
  expect(options?.config).toMatchObject({
    port: 4700,
    smtpPort: 4725,
    origin: 'https://localhost:4700',
    shopOrigin: 'https://shop.test',
    storeHash: 'abc123',
    storefrontToken: 'a-token',
  });
});

test('port 0 also chooses any free port for mail', () =>
  expect(readOptions(['--port', '0'], {})?.config).toMatchObject({ port: 0, smtpPort: 0 }));

test('an invalid option is refused with the reason', () => {
  expect(() => readOptions(['--port', '70000'], {})).toThrow('65535');
  expect(() => readOptions(['--host', 'http://a'], {})).toThrow('--host takes a name');
  expect(() => readOptions(['--prot', '1'], {})).toThrow("Unknown option '--prot'");
  expect(readOptions(['--help'], {})).toBeNull();
});

const linesOf = (args: string[], certificate: string | null) => {
  const options = readOptions(args, {});
  if (!options) throw new Error('no options');
  return { ...options, lines: environmentLines(options.config, certificate).split('\n') };
};

test('a storefront is given full addresses, and with HTTPS the hosts and the certificate to trust', () => {
  const plain = linesOf([], null).lines;
  expect(plain).toContain('BIGCOMMERCE_GRAPHQL_URL=http://localhost:4000/graphql');
  expect(plain).toContain('BIGCOMMERCE_API_URL=http://localhost:4000/stores/hobwright');
  expect(plain.join()).not.toContain('API_DOMAIN');

  const { config, host, lines } = linesOf(['--https', '--host', 'bc.test'], '/data/certificate.pem');
  expect(lines).toContain('BIGCOMMERCE_GRAPHQL_API_DOMAIN=bc.test:4000');
  expect(lines).toContain('BIGCOMMERCE_ADMIN_API_HOST=bc.test:4000');
  expect(lines).toContain('NODE_EXTRA_CA_CERTS=/data/certificate.pem');
  // Catalyst asks https://store-{hash}-{channel}.{domain}/graphql.
  expect(hostNames(config, host)).toContain('store-hobwright-1.bc.test');
  expect(hostNames(config, '10.0.0.7')).toEqual(['10.0.0.7', 'localhost', '127.0.0.1']);
});
