const scriptElement =
  /<script src="([\w./~-]+\/static\/chunks\/)([\w.~-]+)\.js" async=""><\/script>/g;
const scriptPreload = /<link rel="preload" as="script" [^>]*\/>/g;

/**
 * Loads the scripts once, after the page has been painted: in the second frame, or at once in a tab in the background, which
 * paints none. `requestAnimationFrame` may wait long in a window that is covered, so a timer does it at the latest.
 */
const loader = (folder: string, names: string) =>
  `(d=>{let l=()=>{l=()=>{};for(const n of ${names}){const s=d.createElement('script');s.src=${folder}+n+'.js';s.async=true;d.head.append(s)}};` +
  `d.hidden?l():requestAnimationFrame(()=>setTimeout(()=>l()));setTimeout(()=>l(),1500)})(document)`;

/**
 * The page with its scripts fetched after the first paint, so that they don't share the line and the processor with what
 * a visitor sees first. Next.js's own elements fetch them along with the HTML.
 */
export function scriptsAfterPaint(html: string): string {
  const sources = [...html.matchAll(scriptElement)];
  const [folder] = new Set(sources.map(([, folder]) => folder!));
  if (folder === undefined) return html;
  const names = [...new Set(sources.map(([, , name]) => name!))];
  const script = loader(JSON.stringify(folder), `${JSON.stringify(names.join(' '))}.split(' ')`);
  return html
    .replaceAll(scriptElement, '')
    .replaceAll(scriptPreload, '')
    .replace('</body>', () => `<script>${script}</script></body>`);
}
