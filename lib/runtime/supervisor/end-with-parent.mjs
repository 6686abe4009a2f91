import net from 'node:net';

// Loaded before a child's own code. The other end of file descriptor 3 is held by the process that started the child
// and closes when that process ends, however it ends.
const parent = new net.Socket({ fd: 3, readable: true, writable: false });
const end = () => process.kill(process.pid, 'SIGTERM');
parent.on('end', end);
parent.on('error', end);
parent.resume();
parent.unref();
