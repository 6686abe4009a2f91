import { startWebhookServer } from './webhook-server';

startWebhookServer(Number(process.argv[2])).then(
  ({ url }) => process.stdout.write(`${url}\n`),
  (error: unknown) => {
    process.stderr.write(`${String(error)}\n`);
    process.exit(1);
  },
);
