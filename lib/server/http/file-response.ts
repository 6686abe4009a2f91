export const fileResponse = (content: BodyInit, type: string, disposition: string): Response =>
  new Response(content, { headers: { 'Content-Type': type, 'Content-Disposition': disposition } });

/** `filename` serves clients that don't know `filename*`. The name must be ASCII. */
export const attachment = (name: string): string =>
  `attachment; filename="${name}"; filename*=UTF-8''${name}`;
