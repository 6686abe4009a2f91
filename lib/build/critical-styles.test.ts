import { inlineCriticalStyles } from './critical-styles';

const link =
  '<link rel="stylesheet" href="/base/_next/static/chunks/a.css" data-precedence="next"/>';
const page = (body: string) => `<html><head>${link}</head><body>${body}</body></html>`;
const prepared = (body: string, css: string) => inlineCriticalStyles(page(body), () => css);

describe('styles written into a page', () => {
  it('are those that its HTML needs; the whole stylesheet comes after the content', async () => {
    const css = '.md\\:a{color:red}.unused{color:blue}p{margin:0}';
    expect(await prepared('<p class="md:a">x</p>', css)).toBe(
      `<html><head><style>.md\\:a{color:red}p{margin:0}</style></head><body><p class="md:a">x</p>${link}</body></html>`,
    );
  });

  it.each([
    ['p:hover{color:red}'],
    ['@media (width>=40rem){p{color:red}}'],
    ['@supports (display:grid){p{display:grid}}'],
    ['@font-face{font-family:A;src:url(/a.woff2)}'],
    ['p{color:var(--ink)}:root{--ink:#000}'],
    ['.group:has([data-a=b]:hover) p{color:red}'],
  ])('keep %s', async (css) => {
    expect(await prepared('<p class="group" data-a="b">x</p>', css)).toContain(
      `<style>${css}</style>`,
    );
  });

  it('leave out variables that nothing uses', async () => {
    expect(await prepared('<p>x</p>', ':root{--a:1;--b:2}p{margin:var(--a)}')).not.toContain('--b');
  });

  it.each([
    ['url(../media/f.woff2)', 'url(/base/_next/static/media/f.woff2)'],
    ['url("../media/f.svg#part")', 'url("/base/_next/static/media/f.svg#part")'],
    ['url(/elsewhere.png)', 'url(/elsewhere.png)'],
    ['url(https://example.org/a.png)', 'url(https://example.org/a.png)'],
    ['url(data:image/png;base64,AA)', 'url(data:image/png;base64,AA)'],
    ['url(#clip)', 'url(#clip)'],
  ])('find their files from the page as from their own place: %s', async (written, read) => {
    expect(await prepared('<p>x</p>', `p{background:${written}}`)).toContain(
      `p{background:${read}}`,
    );
  });

  it('keep a text that a replacement would take for its own signs', async () => {
    expect(await prepared('<p>x</p>', 'p::before{content:"$& $1"}')).toContain('content:"$& $1"');
  });

  it('cannot end their element', async () => {
    const html = await prepared('<p>x</p>', 'p::before{content:"</style>"}');
    expect(html.match(/<\/style>/g)).toEqual(['</style>']);
  });

  it('are not looked for where no stylesheet of Next.js is linked', async () => {
    const other = '<link rel="stylesheet" href="/base/theme.css"/><link rel="icon" href="/i.png"/>';
    expect(await inlineCriticalStyles(other, () => 'p{}')).toBe(other);
  });
});
