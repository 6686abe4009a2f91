import { checkCsrfToken, issueCsrfToken } from './csrf';

const from = (cookie?: string, headers: Record<string, string> = {}) =>
  new Request('http://klassekart.example/api', {
    headers: { ...(cookie && { cookie }), ...headers },
  });

const { csrfToken } = issueCsrfToken(from());
const { csrfToken: otherToken } = issueCsrfToken(from());
const refused = expect.objectContaining({ code: 'csrfMismatch' }) as Error;

describe('the CSRF token', () => {
  it('is random and 256 bits long', () => {
    expect(csrfToken).not.toBe(otherToken);
    expect(Buffer.from(csrfToken, 'base64url')).toHaveLength(32);
  });

  it('remains the same while the visitor has its cookie', () => {
    const again = issueCsrfToken(from(`csrf=${csrfToken}`));
    expect(again.csrfToken).toBe(csrfToken);
    expect(again.setCookie).toContain(`csrf=${csrfToken};`);
  });

  it.each(['', 'x', 'a'.repeat(42), 'a'.repeat(44), `${'a'.repeat(42)}!`])(
    'is replaced if the cookie has the invalid value %j',
    (value) => {
      expect(issueCsrfToken(from(`csrf=${value}`)).csrfToken).not.toBe(value);
    },
  );

  it('is set in an HttpOnly cookie with SameSite=Lax', () => {
    const { setCookie } = issueCsrfToken(from());
    expect(setCookie).toMatch(/^csrf=[\w-]{43}; Path=\/; Max-Age=86400; HttpOnly; SameSite=Lax$/);
  });

  it('is set in a cookie with the __Host- prefix over https', () => {
    const { setCookie } = issueCsrfToken(from('', { 'x-forwarded-proto': 'https' }));
    expect(setCookie).toMatch(/^__Host-csrf=[\w-]{43}; Path=\/; .*; Secure$/);
    expect(setCookie).not.toMatch(/Domain/);
  });
});

describe('checkCsrfToken', () => {
  const check = (cookie: string | undefined, token: string, headers = {}) =>
    checkCsrfToken(from(cookie, headers), token);

  it('accepts the token of the cookie', () => {
    expect(() => check(`session=a; csrf=${csrfToken}; x=y`, csrfToken)).not.toThrow();
    const https = { 'x-forwarded-proto': 'https' };
    expect(() => check(`__Host-csrf=${csrfToken}`, csrfToken, https)).not.toThrow();
  });

  it.each([
    ['no cookie', undefined, csrfToken],
    ['an empty cookie', 'csrf=', csrfToken],
    ['an empty token', `csrf=${csrfToken}`, ''],
    ['an empty cookie and an empty token', 'csrf=', ''],
    ['another token of the same length', `csrf=${csrfToken}`, otherToken],
    ['a shorter token', `csrf=${csrfToken}`, csrfToken.slice(1)],
    ['a longer token', `csrf=${csrfToken}`, `${csrfToken}a`],
    ['a token of other bytes', `csrf=${csrfToken}`, 'æ'.repeat(43)],
    ["another visitor's cookie", `csrf=${otherToken}`, csrfToken],
    ['a cookie of another name', `xcsrf=${csrfToken}`, csrfToken],
    ['a cookie and a token of the same invalid value', 'csrf=guessed', 'guessed'],
  ])('refuses a request whose token does not match its cookie: %s', (_, cookie, token) => {
    expect(() => check(cookie, token)).toThrow(refused);
  });

  it('refuses a cookie without the __Host- prefix over https', () => {
    const https = { 'x-forwarded-proto': 'https' };
    expect(() => check(`csrf=${csrfToken}`, csrfToken, https)).toThrow(refused);
  });
});
