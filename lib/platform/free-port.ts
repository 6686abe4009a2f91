import net from 'node:net';

async function tryPort(port: number, host: string): Promise<number> {
  const server = net.createServer();
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  const address = server.address() as net.AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return address.port;
}

export async function freePort(preferred = 0, host = '127.0.0.1'): Promise<number> {
  return tryPort(preferred, host).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EADDRINUSE' && error.code !== 'EACCES') throw error;
    return tryPort(0, host);
  });
}
