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
 * The page with its stylesheets written into it, so that it is drawn without waiting for another request.
 * The link stays, so that React, which would load a missing one, finds it. It is disabled and for no medium: Chromium 150
 * loads a stylesheet that is only disabled.
 * `readStyle` gives the text of a file below `.next`.
 */
export function inlineStyles(html: string, readStyle: (file: string) => string): string {
  return html.replace(stylesheetLink, (link, address: string, file: string) => {
    const style = withAbsoluteUrls(address, readStyle(file));
    if (/<\/style/i.test(style)) throw new Error(`${file} would end the style element it is in.`);
    return `<style>${style}</style>${link.slice(0, -'/>'.length)} media="not all" disabled=""/>`;
  });
}
