import { toDeviceLabel } from './device-label';

const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)';
const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)';
const iPhone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15';

it.each([
  ['Chrome on Windows', 'Chrome, Windows', `${windows} ${webkit} Chrome/126.0.0.0 Safari/537.36`],
  [
    'Edge on Windows',
    'Edge, Windows',
    `${windows} ${webkit} Chrome/126.0.0.0 Safari/537.36 Edg/126.0.0.0`,
  ],
  [
    'Firefox on Linux',
    'Firefox, Linux',
    'Mozilla/5.0 (X11; Linux x86_64; rv:127.0) Gecko/20100101 Firefox/127.0',
  ],
  [
    'Chrome on ChromeOS',
    'Chrome, ChromeOS',
    `Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${webkit} Chrome/126.0 Safari/537.36`,
  ],
  [
    'Chrome on Android',
    'Chrome, Android',
    `Mozilla/5.0 (Linux; Android 10; K) ${webkit} Chrome/126.0 Mobile Safari/537.36`,
  ],
  [
    'Safari on macOS',
    'Safari, macOS',
    `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605 Version/17.5 Safari/605`,
  ],
  [
    'Chrome on an iPhone',
    'Chrome, iPhone',
    `${iPhone} (KHTML, like Gecko) CriOS/126.0 Mobile/15E148 Safari/604.1`,
  ],
  ['curl', '', 'curl/8.5.0'],
  ['an empty user agent', '', ''],
])('toDeviceLabel labels the browser %s as %j', (_, label, userAgent) => {
  expect(toDeviceLabel(userAgent)).toBe(label);
});
