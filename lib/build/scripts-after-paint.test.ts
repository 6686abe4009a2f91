import { scriptsAfterPaint } from './scripts-after-paint';

const element = (name: string) =>
  `<script src="/base/_next/static/chunks/${name}.js" async=""></script>`;
const page = (head: string, body: string) =>
  `<html><head>${head}</head><body>${body}</body></html>`;

/** The script that the page ends with. */
function loaderOf(html: string): string {
  const [, text] = /<script>([^<]*)<\/script><\/body>/.exec(html)!;
  return text!;
}

/** Runs the loader in a document that paints when told to. */
function load(html: string, { hidden = false } = {}) {
  const loaded: { src?: string; async?: boolean }[] = [];
  const frames: (() => void)[] = [];
  const timers: { ms?: number; run: () => void }[] = [];
  const fakeDocument = {
    hidden,
    createElement: () => ({}),
    head: { append: (script: object) => loaded.push(script) },
  };
  new Function('document', 'requestAnimationFrame', 'setTimeout', loaderOf(html))(
    fakeDocument,
    (run: () => void) => frames.push(run),
    (run: () => void, ms?: number) => timers.push({ run, ms }),
  );
  const due = (ms?: number) => {
    for (const timer of timers.filter((timer) => timer.ms === ms)) timer.run();
  };
  return { loaded, due, paint: () => frames.forEach((run) => run()) };
}

describe('scriptsAfterPaint', () => {
  const built = page(
    `<link rel="preload" as="script" fetchPriority="low" href="/base/_next/static/chunks/c.js"/>${element('a')}${element('turbopack-b~1')}`,
    `<p>Text</p><script id="_R_">first()</script>${element('c')}`,
  );
  const html = scriptsAfterPaint(built);
  const sources = ['a', 'turbopack-b~1', 'c'].map((name) => ({
    src: `/base/_next/static/chunks/${name}.js`,
    async: true,
  }));

  it('leaves no script in the page that is fetched along with it, and every other script as it is', () => {
    expect(html).not.toMatch(/<script src=|rel="preload"/);
    expect(html).toContain('<p>Text</p><script id="_R_">first()</script>');
  });

  it('fetches every script once, after a frame has been painted', () => {
    const { loaded, paint, due } = load(html);
    paint();
    expect(loaded).toEqual([]);
    due();
    due(1500);
    expect(loaded).toEqual(sources);
  });

  it('does not wait for ever for a frame', () => {
    const { loaded, due } = load(html);
    due(1500);
    expect(loaded).toEqual(sources);
  });

  it('does not wait in a tab in the background', () => {
    expect(load(html, { hidden: true }).loaded).toEqual(sources);
  });

  it('leaves a page without such scripts alone', () => {
    const plain = page('', '<script noModule="" src="/old.js"></script>');
    expect(scriptsAfterPaint(plain)).toBe(plain);
  });
});
