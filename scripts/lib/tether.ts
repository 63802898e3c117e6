/**
 * Preloaded into a process of a third-party package (`node --import`): ends it when its parent is gone, even by kill
 * -9, because the channel between the two closes then.
 */
process.on('disconnect', () => process.exit(143));
// The channel must not keep a process alive whose work is done.
process.channel?.unref();
// Its own child processes are not preloaded.
const own = process.execArgv.indexOf('--import');
if (own >= 0) process.execArgv.splice(own, 2);
