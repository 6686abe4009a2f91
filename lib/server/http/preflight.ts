import 'server-only';
import { serverEnv } from '@/lib/env/server';
import { corsHeaders } from './origin';

/** Tells a browser on an allowed origin that it may send a request that changes something; others hear nothing. */
export function preflight(request: Request): Response {
  const allowed = corsHeaders(request, serverEnv().API_ALLOWED_ORIGINS);
  if (Object.keys(allowed).length === 0) return new Response(null, { status: 204 });
  return new Response(null, {
    status: 204,
    headers: {
      ...allowed,
      'Access-Control-Allow-Methods': 'GET, POST, PUT, DELETE',
      'Access-Control-Allow-Headers': 'Content-Type',
      'Access-Control-Max-Age': '600',
    },
  });
}
