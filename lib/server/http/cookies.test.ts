import { clientNetwork } from './client-network';
import { cookie, cookieName, isSecure, readableCookie, readCookie } from './cookies';

const request = (headers: Record<string, string>, url = 'http://klassekart.example/') =>
  new Request(url, { headers });

describe('readCookie', () => {
  it.each([
    ['session=a', 'a'],
    ['x=y; session=a; z=w', 'a'],
    ['session=a=b==', 'a=b=='],
    ['session=', ''],
    ['session=first; session=second', 'first'],
    ['xsession=a', undefined],
    ['session', undefined],
    ['', undefined],
  ])('given the header %j returns %j', (header, value) => {
    expect(readCookie(request(header ? { cookie: header } : {}), 'session')).toBe(value);
  });
});

describe('a cookie', () => {
  it.each([
    ['no prefix over http', {}, 'http://klassekart.example/', false],
    ['the prefix over https', {}, 'https://klassekart.example/', true],
    [
      'the prefix over https that ends at a proxy',
      { 'x-forwarded-proto': 'https' },
      'http://x.example/',
      true,
    ],
    [
      'the prefix over https before several proxies',
      { 'x-forwarded-proto': 'https, http' },
      'http://x.example/',
      true,
    ],
    [
      'no prefix over http before a proxy',
      { 'x-forwarded-proto': 'http' },
      'https://x.example/',
      false,
    ],
  ])(
    'has the __Host- prefix over https but not over http: %s',
    (_, headers: Record<string, string>, url, secure) => {
      const made = request(headers, url);
      expect(isSecure(made)).toBe(secure);
      expect(cookieName(made, 'a')).toBe(secure ? '__Host-a' : 'a');
      expect(cookie(made, 'a', 'b', { maxAgeSeconds: 1 }).endsWith('; Secure')).toBe(secure);
    },
  );
});

describe('a cookie that scripts may read', () => {
  it.each([
    ['http://klassekart.example/', 'a=b; Path=/; Max-Age=1; SameSite=Lax'],
    ['https://klassekart.example/', 'a=b; Path=/; Max-Age=1; SameSite=Lax; Secure'],
  ])('has no __Host- prefix over http or https: %s', (url, expected) => {
    expect(readableCookie(request({}, url), 'a', 'b', { maxAgeSeconds: 1 })).toBe(expected);
  });
});

describe('clientNetwork', () => {
  it.each([
    ['the address added by the nearest proxy', '1.2.3.4, 10.0.0.1', '10.0.0.1'],
    ['the only address', '10.0.0.1', '10.0.0.1'],
    ['the /64 network of an IPv6 address', '2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['an IPv6 network without leading zeros', '2001:0DB8:1:2::', '2001:db8:1:2::/64'],
    ['an IPv6 network with omitted groups filled in', '2001:db8::1', '2001:db8:0:0::/64'],
    ['an IPv6 network without the interface', 'fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['the IPv4 address of an IPv4-mapped IPv6 address', '::ffff:10.0.0.1', '10.0.0.1'],
    ['malformed text unchanged', '1::2::3', '1::2::3'],
    ['"unknown" without a header', '', 'unknown'],
  ])('returns the network of the client behind proxies: %s', (_, header, address) => {
    expect(clientNetwork(request(header ? { 'x-forwarded-for': header } : {}))).toBe(address);
  });
});
