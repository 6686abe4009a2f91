/** Ends this process with its parent, even if the parent is killed, because the channel between them then closes. */
export function endWithParent(): void {
  const isConnected = process.connected as boolean | undefined;
  if (isConnected === undefined) return;
  const end = () => process.kill(process.pid, 'SIGTERM');
  if (!isConnected) end();
  process.once('disconnect', end);
  process.channel?.unref();
}
