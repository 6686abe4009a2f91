import { needPackages } from '../../debian';
import { atProduct } from '../../with-product';
import { openFirefox, openWebKit } from './hands';
import { walk } from './walk';

await needPackages('firefox-esr', 'webkit2gtk-driver', 'xvfb');
await atProduct(process.argv[2], async (url) => {
  for (const open of [openFirefox, openWebKit]) {
    const hands = await open();
    try {
      const seen = await walk(hands, url);
      console.log(`✓ ${hands.name}: ${seen.join(', ')}`);
    } catch (error) {
      console.log(`✗ ${hands.name}: ${String(error)}`);
      process.exitCode = 1;
    } finally {
      await hands.close();
    }
  }
});
