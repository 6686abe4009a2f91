/** The files that the build compresses, by their ends, with the content type that `FILE.br` and `FILE.gz` are sent with. */
export const compressedTypes: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.ttf': 'font/ttf',
};
