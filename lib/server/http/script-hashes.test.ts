import { createHash } from 'node:crypto';
import { scriptHashes } from './script-hashes';

const hashOf = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;

describe('hashes of inline scripts', () => {
  it.each([
    ['take exactly what is between the tags', '<script> a()\n </script>', [' a()\n ']],
    ['leave out scripts with an address', '<script src="/a.js" async=""></script>', []],
    ['leave out data', '<script type="application/ld+json">{}</script>', []],
    ['read attributes that hold a bracket', '<script data-a="1 > 0">a()</script>', ['a()']],
    ['take text that is not ASCII', '<script>"Đặng Оксана محمد"</script>', ['"Đặng Оксана محمد"']],
    ['name equal scripts once', '<script>a</script><script>a</script>', ['a']],
    ['skip scripts inside a comment', '<!-- <script>a</script> --><script>b</script>', ['b']],
    ['keep a comment inside a script', '<script>"<!--x-->"</script>', ['"<!--x-->"']],
    ['do not end a script at a tag in its text', '<script>"<script>"</script>', ['"<script>"']],
    ['count line ends as the browser does', '<script>a\r\nb</script>', ['a\nb']],
    ['do not take another element for a script', '<scripty>a</scripty>', []],
    [
      'keep a style inside a script',
      '<script>"<style>b{}</style>"</script>',
      ['"<style>b{}</style>"'],
    ],
  ])('%s', (_, html, scripts) => {
    expect(scriptHashes(html)).toEqual(scripts.map(hashOf));
  });
});
