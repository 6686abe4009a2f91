import { runProcess } from '../run-process';
import { startTestCheckout } from './server';

runProcess(async () => {
  const { env } = process;
  const { url, close } = await startTestCheckout({
    port: Number(env.TEST_CHECKOUT_PORT ?? 0),
    stateFile: env.TEST_CHECKOUT_STATE_FILE,
    secretKey: env.STRIPE_SECRET_KEY!,
    webhookSecret: env.STRIPE_WEBHOOK_SECRET!,
    webhookUrl: env.TEST_CHECKOUT_WEBHOOK_URL!,
  });
  return { announcement: `Test checkout on ${url}`, close };
});
