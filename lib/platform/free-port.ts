import { once } from 'node:events';
import net from 'node:net';

async function tryPort(port: number, host: string): Promise<number> {
  const server = net.createServer();
  await once(server.listen(port, host), 'listening');
  const { port: free } = server.address() as net.AddressInfo;
  await once(server.close(), 'close');
  return free;
}

export async function freePort(preferred = 0, host = '127.0.0.1'): Promise<number> {
  return tryPort(preferred, host).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EADDRINUSE' && error.code !== 'EACCES') throw error;
    return tryPort(0, host);
  });
}
