import { sitePages } from '@/components/site/seo/site-pages';
import { publicEnv } from '@/lib/env/public';
import { locales, preferredLanguageKey } from '@/lib/i18n/locales';
import { siteProblems } from './site-problems';

const { origin } = new URL(process.argv[2]!);
const { basePath, siteUrls } = publicEnv();
const { problems, counts } = await siteProblems({
  async load(address, language) {
    const headers = { cookie: `${preferredLanguageKey}=${language}` };
    const response = await fetch(origin + address, { redirect: 'manual', headers });
    return {
      status: response.status,
      location: response.headers.get('location'),
      contentType: response.headers.get('content-type') ?? '',
      body: await response.text(),
    };
  },
  ...{ basePath, siteUrls, languages: locales },
  start: sitePages.map(({ path }) => (path === '/' ? basePath || '/' : basePath + path)),
  pageLanguages: (path) => sitePages.find((page) => page.path === path)?.languages ?? locales,
});
for (const problem of problems) console.log(`  ✗ ${problem}`);
const { pages, links, files } = counts;
console.log(`${pages} pages, ${links} links and ${files} files: ${problems.length} problems.`);
process.exitCode = problems.length > 0 ? 1 : 0;
