import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { inlinePageStyles, inlineStyles } from './inline-styles.mjs';

const link = (attributes = '') =>
  `<link rel="stylesheet" href="/base/_next/static/chunks/a.css" data-precedence="next"${attributes}/>`;
const inline = (style: string) => inlineStyles(link(), () => style);

describe('styles in the page', () => {
  it('come before their link, which no browser loads any more', () => {
    expect(inline('b{color:red}')).toBe(`<style>b{color:red}</style>${link(' disabled=""')}`);
  });

  it('are read from the file that the link names', () => {
    const files: string[] = [];
    inlineStyles(link(), (file: string) => (files.push(file), ''));
    expect(files).toEqual(['static/chunks/a.css']);
  });

  it.each([
    ['url(../media/f.woff2)', 'url(/base/_next/static/media/f.woff2)'],
    ['url("../media/f.svg#part")', 'url("/base/_next/static/media/f.svg#part")'],
    ['url(/elsewhere.png)', 'url(/elsewhere.png)'],
    ['url(https://example.org/a.png)', 'url(https://example.org/a.png)'],
    ['url(data:image/png;base64,AA)', 'url(data:image/png;base64,AA)'],
    ['url(#clip)', 'url(#clip)'],
  ])('find their files from the page as from their own place: %s', (written, read) => {
    expect(inline(`b{background:${written}}`)).toContain(`<style>b{background:${read}}</style>`);
  });

  it('keep a text that a replacement would take for its own signs', () => {
    expect(inline(`b::before{content:"$& $1"}`)).toContain('content:"$& $1"');
  });

  it('may not end their element', () => {
    expect(() => inline('b::before{content:"</style>"}')).toThrow(/a\.css would end/);
  });

  it('leave other links alone', () => {
    const other = '<link rel="stylesheet" href="/base/theme.css"/><link rel="icon" href="/i.png"/>';
    expect(inlineStyles(other, () => 'b{}')).toBe(other);
  });
});

describe('the step after the build', () => {
  const build = mkdtempSync(path.join(os.tmpdir(), 'styles-test-'));
  afterAll(() => rmSync(build, { recursive: true }));
  const write = (file: string, text: string) => {
    const target = path.join(build, file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, text);
  };
  const read = (file: string) => readFileSync(path.join(build, 'server/app', file), 'utf8');

  it('styles every prerendered page but those of the app', () => {
    write('static/chunks/a.css', 'b{}');
    const site = ['no.html', 'en/about.html', 'en/apples.html', '_not-found.html'];
    const app = ['no/app.html', 'en/app/login.html'];
    for (const file of [...site, ...app, 'no.rsc']) write(`server/app/${file}`, link());
    expect(inlinePageStyles(build)).toBe(site.length);
    for (const file of site) expect(read(file)).toMatch(/^<style>b\{\}<\/style><link .*disabled/);
    for (const file of [...app, 'no.rsc']) expect(read(file)).toBe(link());
  });

  it('fails when it finds nothing to do, as after a change in Next.js', () => {
    expect(() => inlinePageStyles(build)).toThrow(/No page has a stylesheet/);
  });
});
