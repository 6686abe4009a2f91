import { startWebServer } from '@/lib/platform/web/server';

/** Serves the build in a folder by the web server of the product, in a process of its own, as the product has. */
async function serve(folder: string) {
  process.chdir(folder);
  const options = { folder, host: '127.0.0.1', port: 0, basePath: '', trustProxy: false };
  const { port } = await startWebServer(options);
  process.send?.({ url: `http://127.0.0.1:${port}` });
  process.once('disconnect', () => process.exit(0));
}

void serve(process.argv[2]!);
