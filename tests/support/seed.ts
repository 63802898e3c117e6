import fc from 'fast-check';

/** Properties are tried on the same values every time, and on new ones with `--long`, whose seed a failure names. */
if (!process.env['TEST_LONG']) fc.configureGlobal({ seed: 20_261_101 });
