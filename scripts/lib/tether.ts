/**
 * Preloaded into processes that are not ours (`node --import`): they end when the one that started them is gone,
 * even by kill -9, because the channel between the two closes then.
 */
process.on('disconnect', () => process.exit(143));
// Listening must not keep a process alive whose work is done.
process.channel?.unref();
