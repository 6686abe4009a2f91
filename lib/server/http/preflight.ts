import 'server-only';
import { serverEnv } from '@/lib/env/server';
import { corsHeaders } from './origin';

export function preflight(methods: readonly string[]): (request: Request) => Response {
  return (request) => {
    const allowed = corsHeaders(request, serverEnv().API_ALLOWED_ORIGINS);
    const headers = new Headers({ Allow: methods.join(', '), ...allowed });
    if (headers.has('Access-Control-Allow-Origin')) {
      headers.set('Access-Control-Allow-Methods', methods.join(', '));
      headers.set('Access-Control-Allow-Headers', 'Content-Type');
      headers.set('Access-Control-Max-Age', '600');
    }
    return new Response(null, { status: 204, headers });
  };
}
