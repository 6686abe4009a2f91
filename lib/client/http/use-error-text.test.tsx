/** @jest-environment jsdom */
import { problemStatus, type ProblemCode } from '@/lib/contracts/problem';
import { locales } from '@/lib/i18n/locales';
import { renderHookInApp, words } from '@/lib/i18n/testing/render-app';
import { ApiError, type ApiErrorCode } from './api-client';
import { useErrorText } from './use-error-text';

const codes: ApiErrorCode[] = [
  ...(Object.keys(problemStatus) as ProblemCode[]),
  'offline',
  'unreadable',
];

describe.each(locales)('the error text in the language %s', (locale) => {
  const internal = words('Errors', locale)('internal');
  const errorText = (error: unknown) => renderHookInApp(useErrorText, locale).result.current(error);

  it.each(codes.filter((code) => code !== 'internal'))('is specific to the code %s', (code) => {
    const text = errorText(new ApiError(code, 400));
    expect(text).not.toBe(internal);
    expect(text).not.toContain('Errors.');
  });

  it('is the general text for an unknown code', () => {
    expect(errorText(new ApiError('somethingNew' as ApiErrorCode, 418))).toBe(internal);
  });

  it.each([[new TypeError('x is undefined')], ['thrown text'], [undefined]])(
    'is the general text when the thrown value is no API error: "%s"',
    (error) => {
      expect(errorText(error)).toBe(internal);
    },
  );
});
