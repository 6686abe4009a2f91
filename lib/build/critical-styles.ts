import { PurgeCSS } from 'purgecss';

const stylesheetLink =
  /<link rel="stylesheet" href="([^"]*\/_next\/([^"?]+\.css))" data-precedence="[^"]*"\/>/g;
const relativeUrl = /url\((["']?)(?!data:|https?:|[/#])([^"')]+)\1\)/g;

function withAbsoluteUrls(address: string, style: string) {
  return style.replace(relativeUrl, (_, quote: string, target: string) => {
    const { pathname, search, hash } = new URL(target, new URL(address, 'http://page.invalid'));
    return `url(${quote}${pathname}${search}${hash}${quote})`;
  });
}

/**
 * The page with the rules it needs written into it, so that it is drawn without waiting for another request. The whole
 * stylesheet is linked at the end of the body, for what opens later: menus, dialogs, notices.
 * `readStyle` gives the text of a file below `.next`.
 */
export async function inlineCriticalStyles(
  html: string,
  readStyle: (file: string) => string,
): Promise<string> {
  const links = [...html.matchAll(stylesheetLink)];
  if (links.length === 0) return html;
  const raw = links
    .map(([, address, file]) => withAbsoluteUrls(address!, readStyle(file!)))
    .join('\n');
  const [result] = await new PurgeCSS().purge({
    content: [{ raw: html, extension: 'html' }],
    css: [{ raw }],
    variables: true,
    keyframes: true,
    defaultExtractor: (text) => text.match(/[^\s"'<>=`]+/g) ?? [],
  });
  const style = result!.css;
  let isFirst = true;
  const withStyle = html.replace(stylesheetLink, () => {
    const replacement = isFirst ? `<style>${style}</style>` : '';
    isFirst = false;
    return replacement;
  });
  const ends = withStyle.lastIndexOf('</body>');
  return withStyle.slice(0, ends) + links.map(([link]) => link).join('') + withStyle.slice(ends);
}
