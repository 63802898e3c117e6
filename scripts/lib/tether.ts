/**
 * Preloaded into a process that is not ours (`node --import`): it ends when the one that started it is gone, even by
 * kill -9, because the channel between the two closes then.
 */
process.on('disconnect', () => process.exit(143));
// Listening must not keep a process alive whose work is done.
process.channel?.unref();
// Its own children keep to their own ways.
const own = process.execArgv.indexOf('--import');
if (own >= 0) process.execArgv.splice(own, 2);
