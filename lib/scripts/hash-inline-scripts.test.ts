import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { inlineScriptHashes, writePageHashes } from './hash-inline-scripts.mjs';

const hashOf = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;

describe('hashes of inline scripts', () => {
  it.each([
    ['takes exactly what is between the tags', '<script> a()\n </script>', [' a()\n ']],
    ['leaves out scripts with an address', '<script src="/a.js" async=""></script>', []],
    ['leaves out data', '<script type="application/ld+json">{}</script>', []],
    ['reads attributes that hold a bracket', '<script data-a="1 > 0">a()</script>', ['a()']],
    [
      'hashes text that is not ASCII',
      '<script>"Đặng Оксана محمد"</script>',
      ['"Đặng Оксана محمد"'],
    ],
    ['names equal scripts once', '<script>a</script><script>a</script>', ['a']],
    ['skips scripts inside a comment', '<!-- <script>a</script> --><script>b</script>', ['b']],
    ['keeps a comment inside a script', '<script>"<!--x-->"</script>', ['"<!--x-->"']],
    ['does not end a script at a tag in its text', '<script>"<script>"</script>', ['"<script>"']],
    ['counts line ends as the browser does', '<script>a\r\nb</script>', ['a\nb']],
    ['does not take another element for a script', '<scripty>a</scripty>', []],
  ])('%s', (_, html, scripts) => {
    expect(inlineScriptHashes(html)).toEqual(scripts.map(hashOf));
  });

  it('are written for every page under its path', () => {
    const build = mkdtempSync(path.join(os.tmpdir(), 'pages-test-'));
    const write = (file: string, html: string) => {
      const target = path.join(build, 'server/app', file);
      mkdirSync(path.dirname(target), { recursive: true });
      writeFileSync(target, html);
    };
    write('no.html', '<script>1</script>');
    write('no/about.html', '<p></p>');
    write('_not-found.html', '<script>2</script>');
    write('no/about.rsc', '<script>3</script>');
    try {
      expect(writePageHashes(build)).toBe(3);
      expect(JSON.parse(readFileSync(path.join(build, 'csp-hashes.json'), 'utf8'))).toEqual({
        pages: { '/_not-found': [hashOf('2')], '/no': [hashOf('1')], '/no/about': [] },
      });
    } finally {
      rmSync(build, { recursive: true });
    }
  });
});
