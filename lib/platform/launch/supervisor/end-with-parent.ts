/**
 * Ends this process when the one that started it with a channel is gone, even by `kill -9`: the channel closes with
 * either end, however that comes about.
 */
export function endWithParent(): void {
  // Undefined where there never was a channel.
  const isConnected = process.connected as boolean | undefined;
  if (isConnected === undefined) return;
  const end = () => process.kill(process.pid, 'SIGTERM');
  if (!isConnected) end();
  process.once('disconnect', end);
  process.channel?.unref();
}
