import { siteProblems, type PublicSite } from './site-problems';

const norwegian = 'https://klassekart.example';
const english = 'https://seatmaps.example';

interface Parts {
  path?: string;
  title?: string;
  head?: string;
  body?: string;
}

function page(language: string, { path = '', title = 'Front', head = '', body = '' }: Parts = {}) {
  const isNorwegian = language === 'no';
  const url = `${isNorwegian ? norwegian : english}/smg${path}`;
  const lang = isNorwegian ? 'nb-NO' : 'en-GB';
  return `<!DOCTYPE html>
<html lang="${lang}"><head>
<meta charSet="utf-8"/>
<title>${title}</title>
<meta name="description" content="What ${title} is about"/>
<link rel="canonical" href="${url}"/>
<link rel="alternate" hreflang="nb" href="${norwegian}/smg${path}"/>
<link rel="alternate" hreflang="en" href="${english}/smg${path}"/>
<link rel="alternate" hreflang="x-default" href="${norwegian}/smg${path}"/>
<link rel="manifest" href="/smg/manifest.webmanifest"/>
<meta property="og:url" content="${url}"/>
<meta property="og:title" content="${title}"/>
<meta property="og:image" content="${norwegian}/smg/share.png"/>
<meta property="og:image:alt" content="A classroom"/>
<meta name="twitter:card" content="summary_large_image"/>
${head}</head>
<body><main><h1>${title}</h1>${body}</main></body></html>`;
}

const missing = `<!DOCTYPE html><html lang="nb-NO"><head><title>404</title><meta name="robots" content="noindex"/></head><body><h1>404</h1></body></html>`;
const sitemap = [norwegian, english]
  .flatMap((origin) => [
    `<url><loc>${origin}/smg</loc></url>`,
    `<url><loc>${origin}/smg/about</loc></url>`,
  ])
  .join('');

const toAbout = '<p><a href="/smg/about#team">About</a></p>';
const about = {
  path: '/about',
  title: 'About',
  body: '<p id="team">We</p><p><a href="/smg">Home</a></p>',
};
type Files = Record<string, string | ((language: string) => string)>;
const good: Files = {
  '/smg': (language) => page(language, { body: toAbout }),
  '/smg/about': (language) => page(language, about),
  '/smg/share.png': 'picture',
  '/smg/manifest.webmanifest': JSON.stringify({
    icons: [{ src: '/smg/share.png', type: 'image/png' }],
  }),
  '/smg/sitemap.xml': sitemap,
  '/robots.txt': `Sitemap: ${norwegian}/smg/sitemap.xml`,
};

const types: Record<string, string> = {
  png: 'image/png',
  webmanifest: 'application/manifest+json',
  txt: 'text/plain',
  xml: 'application/xml',
};

function siteOf(changes: Files): PublicSite {
  const files: Files = { ...good, ...changes };
  return {
    load: async (address, language) => {
      const file = files[address];
      if (file === 'moved') return { status: 307, location: '/smg', contentType: '', body: '' };
      const contentType = types[address.split('.')[1] ?? ''] ?? 'text/html; charset=utf-8';
      if (file === undefined) return { status: 404, location: null, contentType, body: missing };
      const body = typeof file === 'string' ? file : file(language);
      return { status: 200, location: null, contentType, body };
    },
    basePath: '/smg',
    start: ['/smg'],
    languages: ['no', 'en'],
    siteUrls: { no: norwegian, en: english },
    pageLanguages: () => ['no', 'en'],
  };
}

const problemsWith = async (changes: Files) => (await siteProblems(siteOf(changes))).problems;
const frontWith = (parts: Parts) => ({
  '/smg': (language: string) => page(language, { ...parts, body: toAbout + (parts.body ?? '') }),
});

describe('the check of the public site', () => {
  it('finds no problem in a valid site and counts its pages, links and files', async () => {
    const { problems, counts } = await siteProblems(siteOf({}));
    expect(problems).toEqual([]);
    expect(counts).toEqual({ pages: 4, links: 4, files: 4 });
  });

  it.each<[what: string, changes: Files, problem: RegExp]>([
    [
      'a broken link',
      frontWith({ body: '<a href="/smg/nowhere">x</a>' }),
      /nowhere, which answers 404/,
    ],
    [
      'a link to a redirect',
      { ...frontWith({ body: '<a href="/smg/old">x</a>' }), '/smg/old': 'moved' },
      /old, which answers 307, to \/smg/,
    ],
    [
      'a link out of the base path',
      frontWith({ body: '<a href="/about">x</a>' }),
      /leads out of the site: \/about/,
    ],
    [
      'a link without https',
      frontWith({ body: '<a href="http://other.example/">x</a>' }),
      /leads to http:\/\/other/,
    ],
    [
      'a missing anchor',
      frontWith({ body: '<a href="#faq">x</a>' }),
      /#faq, which \/smg does not have/,
    ],
    [
      'a missing anchor on another page',
      frontWith({ body: '<a href="/smg/about#faq">x</a>' }),
      /#faq, which \/smg\/about does not have/,
    ],
    [
      'a missing picture',
      frontWith({ body: '<img src="/smg/x.png" alt="" width="1" height="1"/>' }),
      /smg\/x.png, which answers 404/,
    ],
    [
      'a picture without a size',
      frontWith({ body: '<img src="/smg/share.png" alt=""/>' }),
      /a picture has no size/,
    ],
    [
      'a script from elsewhere',
      frontWith({ head: '<script src="https://other.example/a.js"></script>' }),
      /loads from elsewhere/,
    ],
    ['a paragraph inside a paragraph', frontWith({ body: '<p>a<p>b</p></p>' }), /close-order/],
    ['an id used twice', frontWith({ body: '<p id="a">a</p><p id="a">b</p>' }), /no-dup-id/],
    [
      'a picture without alternative text',
      frontWith({ body: '<img src="/smg/share.png" width="1" height="1"/>' }),
      /wcag\/h37/,
    ],
    ['a second h1', frontWith({ body: '<h1>Again</h1>' }), /it has 2 h1/],
    [
      'a page in the wrong language',
      { '/smg': () => page('en', { body: toAbout }) },
      /\[no\] .*its language is en-GB/,
    ],
    [
      'a wrong canonical address',
      { '/smg/about': (language) => page(language, { ...about, path: '' }) },
      /canonical address is "https:\/\/klassekart.example\/smg", not/,
    ],
    [
      'a second canonical address',
      frontWith({ head: '<link rel="canonical" href="/smg"/>' }),
      /canonical address is/,
    ],
    [
      'a page that search engines may not list',
      frontWith({ head: '<meta name="robots" content="noindex"/>' }),
      /sent away/,
    ],
    [
      'a page that the sitemap lacks',
      { '/smg/sitemap.xml': sitemap.replace(`${english}/smg/about`, `${english}/smg`) },
      /lacks https:\/\/seatmaps.example\/smg\/about/,
    ],
    [
      'a page in the sitemap without a link to it',
      { '/smg/sitemap.xml': `${sitemap}<loc>${english}/smg/secret</loc>` },
      /no page leads to .*secret/,
    ],
    ['a robots.txt that redirects', { '/robots.txt': 'moved' }, /robots.txt answers 307/],
  ])('finds each kind of problem: %s', async (_, changes, problem) => {
    const found = await problemsWith(changes);
    expect(found.join('\n')).toMatch(problem);
  });
});
