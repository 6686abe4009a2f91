import { movedAddress } from './moved-address';

it.each([
  ['/app/class', '?id=7', '/app/classes/7'],
  ['/app/class', '', '/app/classes/new'],
  ['/app/seatmap', '?class=7&part=conditions', '/app/classes/7/seatmap?part=conditions'],
  ['/app/seatmap', '', '/app'],
  ['/app/map', '?id=7', '/app/maps/7'],
  ['/app/map', '?id=', '/app'],
  ['/app/order', '?plan=schoolS', '/app/order/schoolS'],
  ['/app/classes/7/maps', '?from=home', '/app/classes/7?from=home'],
  ['/app/classes', '', '/app'],
  ['/app/maps', '', '/app'],
])(
  'movedAddress redirects an address of an older version: %s%s to %s',
  (pathname, search, target) => {
    expect(movedAddress(pathname, search)).toBe(target);
  },
);

it.each(['//evil.example', '../../evil', 'a b', '\\evil'])(
  'movedAddress returns the address of a map page even for the malicious id "%s"',
  (id) => {
    const target = movedAddress('/app/map', `?${new URLSearchParams({ id })}`)!;
    const { href } = new URL(target, 'https://seatmap.example');
    expect(href).toMatch(/^https:\/\/seatmap\.example\/app\/maps\/[^/]+$/);
  },
);

it.each(['/app', '/app/classes/7', '/app/maps/7', '/about', '/constructor'])(
  'movedAddress does not redirect an address that never moved: %s',
  (pathname) => {
    expect(movedAddress(pathname, '?id=7')).toBeUndefined();
  },
);
