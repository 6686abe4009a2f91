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
  ])('of %j is %j', (header, value) => {
    expect(readCookie(request(header ? { cookie: header } : {}), 'session')).toBe(value);
  });
});

describe('a cookie', () => {
  it.each([
    ['http', {}, 'http://klassekart.example/', false],
    ['https', {}, 'https://klassekart.example/', true],
    ['https that a proxy ended', { 'x-forwarded-proto': 'https' }, 'http://x.example/', true],
    [
      'https before several proxies',
      { 'x-forwarded-proto': 'https, http' },
      'http://x.example/',
      true,
    ],
    ['http before a proxy', { 'x-forwarded-proto': 'http' }, 'https://x.example/', false],
  ])('is bound to the host on %s', (_, headers: Record<string, string>, url, secure) => {
    const made = request(headers, url);
    expect(isSecure(made)).toBe(secure);
    expect(cookieName(made, 'a')).toBe(secure ? '__Host-a' : 'a');
    expect(cookie(made, 'a', 'b', { maxAgeSeconds: 1 }).endsWith('; Secure')).toBe(secure);
  });
});

describe('a readable cookie', () => {
  it.each([
    ['http://klassekart.example/', 'a=b; Path=/; Max-Age=1; SameSite=Lax'],
    ['https://klassekart.example/', 'a=b; Path=/; Max-Age=1; SameSite=Lax; Secure'],
  ])('has the same name on %s', (url, expected) => {
    expect(readableCookie(request({}, url), 'a', 'b', { maxAgeSeconds: 1 })).toBe(expected);
  });
});

describe('clientNetwork', () => {
  it.each([
    ['what the nearest proxy wrote', '1.2.3.4, 10.0.0.1', '10.0.0.1'],
    ['the only address', '10.0.0.1', '10.0.0.1'],
    ['the same for all of a subscriber', '2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['the same however it is written', '2001:0DB8:1:2::', '2001:db8:1:2::/64'],
    ['with zeros where they are left out', '2001:db8::1', '2001:db8:0:0::/64'],
    ['without the interface', 'fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['an IPv4 address in the dress of an IPv6 one', '::ffff:10.0.0.1', '10.0.0.1'],
    ['whatever else is written there', '1::2::3', '1::2::3'],
    ['unknown without one', '', 'unknown'],
  ])('is %s', (_, header, address) => {
    expect(clientNetwork(request(header ? { 'x-forwarded-for': header } : {}))).toBe(address);
  });
});
