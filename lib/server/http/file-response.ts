export const fileResponse = (content: BodyInit, type: string, disposition: string): Response =>
  new Response(content, { headers: { 'Content-Type': type, 'Content-Disposition': disposition } });

/** Header for the download of a file. The file name must be ASCII, because some clients ignore `filename*`. */
export const attachment = (name: string): string =>
  `attachment; filename="${name}"; filename*=UTF-8''${name}`;
