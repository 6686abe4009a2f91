export const fileResponse = (content: BodyInit, type: string, disposition: string): Response =>
  new Response(content, { headers: { 'Content-Type': type, 'Content-Disposition': disposition } });

/** The `filename` parameter is for clients without support for `filename*`. The name must be ASCII. */
export const attachment = (name: string): string =>
  `attachment; filename="${name}"; filename*=UTF-8''${name}`;
