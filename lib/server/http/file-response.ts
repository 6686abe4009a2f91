export const fileResponse = (content: BodyInit, type: string, disposition: string): Response =>
  new Response(content, { headers: { 'Content-Type': type, 'Content-Disposition': disposition } });

/** The file name must be ASCII, because clients without support for `filename*` use the plain `filename`. */
export const attachment = (name: string): string =>
  `attachment; filename="${name}"; filename*=UTF-8''${name}`;
