import fc from 'fast-check';

/** Properties are tried on the same values every time, and on new ones with `--all`, whose seed a failure names. */
if (!process.env['TEST_ALL']) fc.configureGlobal({ seed: 20_261_101 });
