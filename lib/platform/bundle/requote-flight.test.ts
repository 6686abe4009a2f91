import { requoteFlight } from './requote-flight';

const script = (quoted: string) => `<script>self.__next_f.push([1,${quoted}])</script>`;
const asNextWrites = (text: string) =>
  JSON.stringify(text).replaceAll('<', '\\u003c').replaceAll('>', '\\u003e');

/** Reads the data as a browser does. */
function read(html: string): unknown[] {
  const pushed: unknown[] = [];
  const self = { __next_f: pushed };
  for (const [, code] of html.matchAll(/<script>([\s\S]*?)<\/script>/g)) {
    new Function('self', code!)(self);
  }
  return pushed;
}

describe('hydration data in single quotes', () => {
  it.each([
    ['JSON', '1:["$","p",null,{"children":"a"}]\n'],
    ['both quotes', `"it's"`],
    ['backslashes before quotes', '{"a":"\\"b\\\\"}\\'],
    ['elements', '</script><b>&amp;'],
    ['line ends of all kinds', 'a\nb\r\nc\u2028d\u2029e'],
    ['signs of a replacement', "$& $1 $'"],
  ])('say the same: %s', (_, text) => {
    const html = requoteFlight(script(asNextWrites(text)));
    expect(html.match(/<\/script>/g)).toHaveLength(1);
    expect(read(html)).toEqual([[1, text]]);
  });

  it('are shorter, and leave other scripts alone', () => {
    const other = '<script>self.__next_f.push([0])</script><script>a("b")</script>';
    const html = other + script(asNextWrites('["a","b"]'));
    expect(requoteFlight(html)).toBe(`${other}${script(`'["a","b"]'`)}`);
  });
});
