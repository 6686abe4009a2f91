import { createHash } from 'node:crypto';
import { scriptHashes } from './script-hashes';

const hashOf = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;

describe('the hashes of inline scripts', () => {
  it.each([
    ['include the white space between the tags', '<script> a()\n </script>', [' a()\n ']],
    ['omit scripts with a src attribute', '<script src="/a.js" async=""></script>', []],
    ['omit JSON-LD data', '<script type="application/ld+json">{}</script>', []],
    ['allow a bracket in an attribute', '<script data-a="1 > 0">a()</script>', ['a()']],
    [
      'support text that is not ASCII',
      '<script>"Đặng Оксана محمد"</script>',
      ['"Đặng Оксана محمد"'],
    ],
    ['contain equal scripts once', '<script>a</script><script>a</script>', ['a']],
    ['skip scripts inside a comment', '<!-- <script>a</script> --><script>b</script>', ['b']],
    ['include a comment inside a script', '<script>"<!--x-->"</script>', ['"<!--x-->"']],
    ['do not end a script at a tag in its text', '<script>"<script>"</script>', ['"<script>"']],
    ['convert CRLF to LF', '<script>a\r\nb</script>', ['a\nb']],
    ['omit an element whose name only begins with script', '<scripty>a</scripty>', []],
    [
      'include a style tag inside a script',
      '<script>"<style>b{}</style>"</script>',
      ['"<style>b{}</style>"'],
    ],
  ])('cover exactly the inline scripts of a page: they %s', (_, html, scripts) => {
    expect(scriptHashes(html)).toEqual(scripts.map(hashOf));
  });
});
