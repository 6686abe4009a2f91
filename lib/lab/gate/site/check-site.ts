import { sitePages } from '@/components/site/seo/site-pages';
import { publicEnv } from '@/lib/env/public';
import { locales, preferredLanguageKey } from '@/lib/i18n/locales';
import type { Load } from './crawl-site';
import { siteProblems } from './site-problems';

function loaderOf(origin: string): Load {
  return async (address, language) => {
    const response = await fetch(origin + address, {
      redirect: 'manual',
      headers: { cookie: `${preferredLanguageKey}=${language}` },
    });
    return {
      status: response.status,
      location: response.headers.get('location'),
      contentType: response.headers.get('content-type') ?? '',
      body: await response.text(),
    };
  };
}

/** `tsx lib/lab/gate/site/check-site.ts URL`, the address that `npm start` prints. */
async function main(url: string | undefined): Promise<number> {
  if (!url) {
    console.error('Usage: tsx lib/lab/gate/site/check-site.ts URL');
    return 2;
  }
  const { basePath, siteUrls } = publicEnv();
  const { problems, counts } = await siteProblems({
    load: loaderOf(new URL(url).origin),
    basePath,
    siteUrls,
    origins: Object.values(siteUrls),
    languages: locales,
    start: sitePages.map(({ path }) => (path === '/' ? basePath || '/' : basePath + path)),
    pageLanguages: (path) => sitePages.find((page) => page.path === path)?.languages ?? locales,
  });
  for (const problem of problems) console.log(`  ✗ ${problem}`);
  const { pages, links, files } = counts;
  console.log(
    `${pages} pages, ${links} links and ${files} files read: ${problems.length} problems.`,
  );
  return problems.length > 0 ? 1 : 0;
}

process.exitCode = await main(process.argv[2]);
