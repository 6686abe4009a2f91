/** @jest-environment jsdom */
import { z } from 'zod';
import { call } from '@/lib/contracts/call';
import { ApiError, callApi } from './api-client';
import { fakeApi, offline, problem, type FakeAnswer } from './testing/fake-api';

const answer = z.object({ name: z.string() });
const readThing = call('GET', '/thing', 'none', { answer });
const makeThing = call('POST', '/thing', 'none', { body: answer.partial(), answer });
const deleteThing = call('DELETE', '/thing', 'none');

async function catchError(call: Promise<unknown>): Promise<ApiError> {
  const error = await call.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  expect(error).toBeInstanceOf(ApiError);
  return error as ApiError;
}

describe('callApi', () => {
  it('removes from the response body every field that the API contract does not define', async () => {
    fakeApi({ 'GET /thing': { body: { name: 'desk', extra: 1 } } });
    expect(await callApi(readThing)).toEqual({ name: 'desk' });
  });

  it('sends the body as JSON and includes cookies', async () => {
    const api = fakeApi({ 'POST /thing': { body: { name: 'desk' } } });
    await callApi(makeThing, { body: { name: 'Đặng' } });
    expect(api.calls).toMatchObject([
      {
        body: { name: 'Đặng' },
        init: { credentials: 'include', headers: { 'Content-Type': 'application/json' } },
      },
    ]);
  });

  it('sends no content type without a body', async () => {
    const api = fakeApi({ 'GET /thing': { body: { name: 'desk' } } });
    await callApi(readThing);
    expect(api.calls[0]?.init).toMatchObject({ headers: {}, body: undefined });
  });

  it('returns undefined for an empty response that the API contract allows', async () => {
    fakeApi({ 'DELETE /thing': { status: 204 } });
    expect(await callApi(deleteThing)).toBeUndefined();
  });

  it('throws an error with the code, status and invalid fields of a problem', async () => {
    const errors = [{ path: 'pupils.3.name', code: 'doubled' }];
    fakeApi({ 'POST /thing': problem('invalidRequest', errors) });
    expect(await catchError(callApi(makeThing, { body: {} }))).toMatchObject({
      code: 'invalidRequest',
      status: 400,
      errors,
    });
  });

  it('reports "offline" when no response arrives', async () => {
    fakeApi({ 'GET /thing': offline });
    expect(await catchError(callApi(readThing))).toMatchObject({
      code: 'offline',
      status: 0,
    });
  });

  it('reports "offline" when the response breaks off', async () => {
    globalThis.fetch = (async () => ({
      ok: true,
      status: 200,
      text: () => Promise.reject(new TypeError('network error')),
    })) as unknown as typeof fetch;
    expect((await catchError(callApi(readThing))).code).toBe('offline');
  });

  it.each<[string, FakeAnswer]>([
    ['a response that is not JSON', { body: '<html>Sign in to the network</html>' }],
    ['a response of another shape', { body: { title: 'desk' } }],
    ['an empty response that the API contract forbids', {}],
    ['an error page of a proxy', { status: 502, body: '<html>Bad gateway</html>' }],
    ['an error of another shape', { status: 500, body: { message: 'Oops' } }],
  ])('reports "unreadable" for an unexpected response: %s', async (_, given) => {
    fakeApi({ 'GET /thing': given });
    expect(await catchError(callApi(readThing))).toMatchObject({
      code: 'unreadable',
      status: given.status ?? 200,
    });
  });
});
