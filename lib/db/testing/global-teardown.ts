export default async function globalTeardown(): Promise<void> {
  const server = globalThis.testDatabaseServer;
  if (!server || server.exitCode !== null) return;
  const exited = new Promise((resolve) => server.once('exit', resolve));
  server.kill('SIGTERM');
  await exited;
}
