import 'server-only';
import { isIPv6 } from 'node:net';

/**
 * Returns the network of a client for rate limits; an IPv6 /64 is one client (RFC 6177). The last address in
 * X-Forwarded-For is used, because the nearest proxy added that address.
 */
export function clientNetwork(request: Request): string {
  const address = request.headers.get('x-forwarded-for')?.split(',').at(-1)?.trim() || 'unknown';
  return isIPv6(address) ? toNetwork(address) : address;
}

function toNetwork(address: string): string {
  const host = new URL(`http://[${address.replace(/%.*/, '')}]`).hostname.slice(1, -1);
  const [head = [], tail] = host.split('::').map((part) => part.split(':').filter(Boolean));
  const zeros = Array.from({ length: 8 - head.length - (tail?.length ?? 0) }, () => '0');
  const groups = [...head, ...zeros, ...(tail ?? [])];
  // Dual-stack servers see an IPv4 address as ::ffff:1.2.3.4.
  if (/^0,0,0,0,0,ffff,/.test(groups.join())) {
    return groups
      .slice(6)
      .flatMap((group) => [parseInt(group, 16) >> 8, parseInt(group, 16) & 255])
      .join('.');
  }
  return `${groups.slice(0, 4).join(':')}::/64`;
}
