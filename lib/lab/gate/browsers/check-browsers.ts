import { existsSync } from 'node:fs';
import { createReport } from '../../../platform/launch/supervisor/report';
import { atProduct } from '../../with-product';
import { installFromDebian } from '../debian';
import { openFirefox, openWebKit } from './hands';
import { walk } from './walk';

/*
 * `npm run test:browsers`: a teacher's way from the account to a shared map, by mouse and keys, in Firefox and in WebKit.
 * Chromium has the tests of the gate. `-- URL` walks at a running product.
 */

const needed = {
  '/usr/bin/firefox-esr': 'firefox-esr',
  '/usr/bin/WebKitWebDriver': 'webkit2gtk-driver',
  '/usr/bin/Xvfb': 'xvfb',
};
const report = createReport();
for (const [program, name] of Object.entries(needed)) {
  if (!existsSync(program)) await installFromDebian(name, { report });
}

await atProduct(process.argv[2], async (url) => {
  for (const open of [openFirefox, openWebKit]) {
    const begun = performance.now();
    const hands = await open();
    try {
      const seen = await walk(hands, url);
      const seconds = ((performance.now() - begun) / 1000).toFixed(1);
      console.log(`✓ ${hands.name}: ${seen.join(', ')} (${seconds} s)`);
    } catch (error) {
      console.log(`✗ ${hands.name}: ${String(error)}`);
      process.exitCode = 1;
    } finally {
      await hands.close();
    }
  }
});
