/** The caller's network address as the nearest proxy (or Next.js itself) wrote it down. */
export function clientAddress(request: Request): string {
  return request.headers.get('x-forwarded-for')?.split(',').at(-1)?.trim() || 'unknown';
}
