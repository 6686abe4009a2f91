import http from 'node:http';
import { earlyRefusal } from '../server/http/early-refusal.mjs';
import { securityHeaders } from '../server/http/security-headers.mjs';

// Next.js answers redirects of its own before it looks at configured headers, so they are set when a request
// arrives. Loaded by `node --import` in front of `next start`.
const forwardedHeaders = [
  'forwarded',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-port',
  'x-forwarded-proto',
  'x-real-ip',
];

const basePath = process.env.NEXT_PUBLIC_BASE_PATH ?? '/smg-website-official';

const emit = http.Server.prototype.emit;
http.Server.prototype.emit = function (event, request, response, ...rest) {
  if (event === 'request' && response) {
    // Without a proxy of ours in front, whoever calls could write these themselves and so slip past rate limits.
    if (process.env.TRUST_PROXY !== 'true') {
      for (const name of forwardedHeaders) delete request.headers[name];
    }
    // Crawlers ask for it at the root of the host, and Next.js rewrites nothing outside its base path.
    if (request.url === '/robots.txt') request.url = `${basePath}/robots.txt`;
    for (const [name, value] of Object.entries(securityHeaders)) response.setHeader(name, value);
    const refusal = earlyRefusal(request.method, request.url, `${basePath}/api`);
    if (refusal) {
      request.resume();
      response.writeHead(refusal.status, refusal.headers).end(refusal.body);
      return true;
    }
  }
  return emit.call(this, event, request, response, ...rest);
};
