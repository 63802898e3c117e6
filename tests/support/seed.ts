import fc from 'fast-check';

/**
 * Properties are tested with the same values every time, and with new ones by `--long`, whose seed a failure reports.
 */
if (!process.env['TEST_LONG']) fc.configureGlobal({ seed: 20_261_101 });
