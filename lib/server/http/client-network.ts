import 'server-only';
import { isIPv6 } from 'node:net';

/**
 * Returns the network of a client for rate limits, from the address recorded by the nearest proxy (or by Next.js): an
 * IPv4 address, or the first half of an IPv6 address, because every subscriber has at least a /64 (RFC 6177).
 */
export function clientNetwork(request: Request): string {
  const address = request.headers.get('x-forwarded-for')?.split(',').at(-1)?.trim() || 'unknown';
  return isIPv6(address) ? toNetwork(address) : address;
}

function toNetwork(address: string): string {
  // URL writes an address in its one shortest spelling, as groups of hexadecimal digits (RFC 5952).
  const host = new URL(`http://[${address.replace(/%.*/, '')}]`).hostname.slice(1, -1);
  const [head = [], tail] = host.split('::').map((part) => part.split(':').filter(Boolean));
  const zeros = Array.from({ length: 8 - head.length - (tail?.length ?? 0) }, () => '0');
  const groups = [...head, ...zeros, ...(tail ?? [])];
  // A server that listens on IPv4 and IPv6 sees an IPv4 address as ::ffff:1.2.3.4.
  if (/^0,0,0,0,0,ffff,/.test(groups.join())) {
    return groups
      .slice(6)
      .flatMap((group) => [parseInt(group, 16) >> 8, parseInt(group, 16) & 255])
      .join('.');
  }
  return `${groups.slice(0, 4).join(':')}::/64`;
}
