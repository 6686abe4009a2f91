import { cookie, cookieName, readCookie } from './cookies';

const name = 'justWritten';
/** Longer than a replica may lag (`mostLagMs`). */
const maxAgeSeconds = 6;

/** A `Set-Cookie` value that lets the visitor's next requests see what this one has written, on every node. */
export const justWrittenCookie = (request: Request): string =>
  cookie(request, name, '1', { maxAgeSeconds });

export const hasJustWritten = (request: Request): boolean =>
  readCookie(request, cookieName(request, name)) !== undefined;
