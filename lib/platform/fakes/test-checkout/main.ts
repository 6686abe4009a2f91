import { endWithParent } from '../../launch/supervisor/end-with-parent';
import { startTestCheckout } from './server';

endWithParent();
const { env } = process;
const { url, close } = await startTestCheckout({
  port: Number(env.TEST_CHECKOUT_PORT),
  stateFile: env.TEST_CHECKOUT_STATE_FILE,
  secretKey: env.STRIPE_SECRET_KEY!,
  webhookSecret: env.STRIPE_WEBHOOK_SECRET!,
  webhookUrl: env.TEST_CHECKOUT_WEBHOOK_URL!,
});
for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, () => void close().finally(() => process.exit(0)));
}
console.log(`Test checkout on ${url}`);
