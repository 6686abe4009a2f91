/** The answer that a browser saves as a file. */
export const fileResponse = (content: BodyInit, type: string, disposition: string): Response =>
  new Response(content, { headers: { 'Content-Type': type, 'Content-Disposition': disposition } });

/** A Content-Disposition with a name of ASCII letters, and for clients that only know the older form. */
export const attachment = (name: string): string =>
  `attachment; filename="${name}"; filename*=UTF-8''${name}`;
