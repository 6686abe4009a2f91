/** Ends this process with its parent, even after `kill -9`: the IPC channel closes with either end. */
export function endWithParent(): void {
  const isConnected = process.connected as boolean | undefined;
  if (isConnected === undefined) return;
  const end = () => process.kill(process.pid, 'SIGTERM');
  if (!isConnected) end();
  process.once('disconnect', end);
  process.channel?.unref();
}
