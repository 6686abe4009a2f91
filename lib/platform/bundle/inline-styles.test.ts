import { inlineStyles } from './inline-styles';

const link = (attributes = '') =>
  `<link rel="stylesheet" href="/base/_next/static/chunks/a.css" data-precedence="next"${attributes}/>`;
const inline = (style: string) => inlineStyles(link(), () => style);

describe('styles in the page', () => {
  it('come before their link, which no browser loads any more', () => {
    expect(inline('b{color:red}')).toBe(
      `<style>b{color:red}</style>${link(' media="not all" disabled=""')}`,
    );
  });

  it('are read from the file that the link names', () => {
    const files: string[] = [];
    inlineStyles(link(), (file) => (files.push(file), ''));
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
