import { problemSchema, problemStatus } from '@/lib/contracts/problem';
import { earlyRefusal } from './early-refusal';

const api = '/base/api';
const head = (method: string, url: string, host?: string, httpVersion = '1.1') => ({
  ...{ method, url, httpVersion, headers: { host } },
  rawHeaders: ['Host', host ?? ''],
});
const readRefusal = (method: string, url: string, host: string | undefined = '127.0.0.1:3000') => {
  const refusal = earlyRefusal(head(method, url, host), api);
  return refusal && { ...refusal, problem: problemSchema.strict().parse(JSON.parse(refusal.body)) };
};

describe('earlyRefusal', () => {
  it.each(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])(
    'accepts the method %s',
    (method) => {
      expect(readRefusal(method, '/base/api/classes?a=%')).toBeUndefined();
    },
  );

  it.each(['TRACE', 'PROPFIND', 'get', ''])(
    'refuses the method "%s" with a 405 problem',
    (method) => {
      const { problem, status, headers } = readRefusal(method, '/base/about')!;
      expect(problem).toMatchObject({ code: 'methodNotAllowed', status });
      expect(status).toBe(problemStatus.methodNotAllowed);
      expect(headers).toMatchObject({
        'Content-Type': 'application/problem+json',
        Allow: 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS',
      });
    },
  );

  it.each(['/base/api/%', '/base/api/classes/%E0%A4%A', '/base/api/%ff?x=1'])(
    'answers 404 to the malformed API path %s',
    (url) => {
      const { problem, status } = readRefusal('GET', url)!;
      expect(problem).toMatchObject({ code: 'notFound', status });
      expect(status).toBe(problemStatus.notFound);
    },
  );

  it.each(['/base/%', '/base/apiary/%', '/base/api/classes/%C3%A5', '/base/api', '//'])(
    'leaves the path %s to Next.js',
    (url) => {
      expect(readRefusal('GET', url)).toBeUndefined();
    },
  );

  it.each(['*', '', 'base/about', 'http://klassekart.example/base'])(
    'refuses the request target "%s"',
    (url) => {
      const { problem, status } = readRefusal('GET', url)!;
      expect(problem).toMatchObject({ code: 'invalidRequest', status });
      expect(status).toBe(problemStatus.invalidRequest);
    },
  );

  it.each(['a:b:c', 'a:99999', 'a b', '[::1', 'a/b', 'a@b', 'a?b', 'a\\b', ''])(
    'refuses the host "%s"',
    (host) => {
      expect(readRefusal('GET', '/base/about', host)?.problem.code).toBe('invalidRequest');
    },
  );

  it.each(['klassekart.example', '[::1]:3000', '10.0.0.1', 'å.example:80'])(
    'accepts the host %s',
    (host) => {
      expect(readRefusal('GET', '/base/about', host)).toBeUndefined();
    },
  );

  it('accepts a request without a host only in HTTP/1.0', () => {
    const none = { ...head('GET', '/base/about', undefined, '1.0'), headers: {}, rawHeaders: [] };
    expect(earlyRefusal(none, api)).toBeUndefined();
    expect(earlyRefusal({ ...none, httpVersion: '1.1' }, api)?.status).toBe(400);
  });

  it.each([
    ['two hosts', '1.1', ['Host', 'a.example', 'host', 'b.example']],
    ['a transfer encoding in HTTP/1.0', '1.0', ['Host', 'a', 'Transfer-Encoding', 'chunked']],
  ])('refuses an ambiguous request and closes the connection: %s', (_, httpVersion, rawHeaders) => {
    const request = { ...head('GET', '/base/about', 'a.example', httpVersion), rawHeaders };
    expect(earlyRefusal(request, api)).toMatchObject({
      status: 400,
      headers: { Connection: 'close' },
    });
  });

  it('refuses a path of more than 2,048 bytes, not counting the query', () => {
    const path = '/base/'.padEnd(2048, 'a');
    expect(readRefusal('GET', `${path}?${'b'.repeat(5000)}`)).toBeUndefined();
    expect(readRefusal('GET', `${path}a`)?.problem).toMatchObject({
      code: 'addressTooLong',
      status: 414,
    });
  });
});
