import { endWithParent } from '../../launch/supervisor/end-with-parent';
import { startTestCheckout } from './server';

/** The test checkout as a process of its own, told by its environment what to do. */
async function main(): Promise<void> {
  const { env } = process;
  const checkout = await startTestCheckout({
    port: Number(env.TEST_CHECKOUT_PORT ?? 0),
    stateFile: env.TEST_CHECKOUT_STATE_FILE,
    secretKey: env.STRIPE_SECRET_KEY!,
    webhookSecret: env.STRIPE_WEBHOOK_SECRET!,
    webhookUrl: env.TEST_CHECKOUT_WEBHOOK_URL!,
  });
  const stop = () => {
    checkout.close().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error);
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  console.log(`Test checkout on ${checkout.url}`);
}

endWithParent();
main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
