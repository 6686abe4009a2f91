import { origin, useTestEnvironment } from '@/lib/server/testing/test-server';
import { findAddresses, isOwnAddress } from './addresses';

const mockUrls = { no: '', en: '' };
jest.mock('@/lib/env/public', () => {
  const { publicEnv } = jest.requireActual<typeof import('@/lib/env/public')>('@/lib/env/public');
  return { publicEnv: () => ({ ...publicEnv(), siteUrls: mockUrls }) };
});

const database = { url: 'postgres://nobody@127.0.0.1:1/nothing', db: undefined as never };
const site = '/smg-website-official';
const from = (host: string) =>
  findAddresses(new Request(`http://${host}/api`, { headers: { host } })).site;

beforeEach(() => {
  useTestEnvironment(database);
  mockUrls.no = mockUrls.en = 'https://norsk.example';
});

it('the address of the site has the host of the request if the settings contain this host', () => {
  expect(from(new URL(origin).host)).toBe(origin + site);
  expect(from('norsk.example')).toBe(`http://norsk.example${site}`);
});

it.each(['evil.example', '127.0.0.1:3000', 'localhost', 'norsk.example.evil'])(
  'the address of the site never has the unknown host %s of a request',
  (host) => {
    expect(from(host)).toBe(`https://norsk.example${site}`);
    const request = new Request(`http://${host}/api`, { headers: { host } });
    expect(isOwnAddress(request, `http://${host}/`)).toBe(false);
  },
);

it('the address of the site can have any port of 127.0.0.1 if the settings contain 127.0.0.1', () => {
  mockUrls.no = 'http://127.0.0.1:3000';
  expect(from('127.0.0.1:41839')).toBe(`http://127.0.0.1:41839${site}`);
  expect(from('evil.example')).toBe(`http://127.0.0.1:3000${site}`);
});
