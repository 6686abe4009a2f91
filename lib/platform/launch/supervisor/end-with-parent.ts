/** Ends this process with its parent. The channel between the two processes closes even if the parent is killed. */
export function endWithParent(): void {
  const isConnected = process.connected as boolean | undefined;
  if (isConnected === undefined) return;
  const end = () => process.kill(process.pid, 'SIGTERM');
  if (!isConnected) end();
  process.once('disconnect', end);
  process.channel?.unref();
}
