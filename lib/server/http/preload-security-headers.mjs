import http from 'node:http';
import { securityHeaders } from './security-headers.mjs';

// Next.js answers redirects of its own before it looks at configured headers, so they are set when a request
// arrives. Loaded by `node --import` in front of `next start`.
const emit = http.Server.prototype.emit;
http.Server.prototype.emit = function (event, request, response, ...rest) {
  if (event === 'request' && response) {
    for (const [name, value] of Object.entries(securityHeaders)) response.setHeader(name, value);
  }
  return emit.call(this, event, request, response, ...rest);
};
