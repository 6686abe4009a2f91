import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { placeholders } from '@/lib/env/placeholders';
import { publicEnv } from '@/lib/env/public';
import { pagePolicy, preparedPages } from './prepared-pages';
import { scriptHashes } from './script-hashes';

const { NEXT_PUBLIC_APP_URL: app, NEXT_PUBLIC_NORWEGIAN_URL: site } = placeholders;

describe('the pages of a build', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'seatmap-pages-'));
  const forget = () => Object.assign(globalThis, { seatmapPages: undefined });
  beforeAll(() => {
    mkdirSync(path.join(folder, 'server/app/no'), { recursive: true });
    const html = `<link href="${site}/about"><script>go("${app}/login")</script>`;
    writeFileSync(path.join(folder, 'server/app/no/about.html'), html);
    writeFileSync(path.join(folder, 'server/app/_not-found.html'), '');
  });
  beforeEach(forget);
  afterAll(() => rmSync(folder, { recursive: true }));

  it('contain the addresses given in the settings, and the policy of each page has the hashes of its scripts', () => {
    const { siteUrls, appUrl } = publicEnv();
    const html = `<link href="${siteUrls.no}/about"><script>go("${appUrl}/login")</script>`;
    expect(preparedPages(folder)).toEqual({
      '/no/about': { html, policy: pagePolicy(scriptHashes(html)) },
    });
  });

  it('are refused if an address given in the settings contains a quotation mark', () => {
    const { appUrl } = publicEnv();
    Object.assign(publicEnv(), { appUrl: 'https://a.example/"onclick=' });
    expect(() => preparedPages(folder)).toThrow('NEXT_PUBLIC_APP_URL is no address');
    Object.assign(publicEnv(), { appUrl });
  });
});
