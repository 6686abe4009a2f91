import http from 'node:http';
import createNext from 'next';
import { startJobs } from '@/lib/server/jobs/start-jobs';
import { endWithParent } from '../launch/supervisor/end-with-parent';
import { rootDir } from '../paths';

endWithParent();
process.chdir(rootDir);
const server = http.createServer();
const port = Number(process.env.PORT);
// Next.js's middleware sees `localhost` as host, whatever host the browser asked for, and rewrites requests only to
// this host.
const app = createNext({
  dev: true,
  dir: rootDir,
  hostname: 'localhost',
  port,
  httpServer: server,
});
await app.prepare();
const handle = app.getRequestHandler();
server.on('request', (request, response) => void handle(request, response));
server.listen(port, process.env.HOST);
await startJobs();
