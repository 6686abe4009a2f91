/** @jest-environment jsdom */
import { act, renderHook, waitFor } from '@testing-library/react';
import { fakeApi, offline, problem } from '@/lib/client/http/testing/fake-api';
import { announceSessionChange } from './session-event';
import { useSignedIn } from './use-signed-in';

const someone = { 'GET /session/me': { body: { email: 'kari@skole.no' } } };
const nobody = { 'GET /session/me': problem('notSignedIn') };
const hint = (value: string) => {
  document.cookie = `signedIn=${value}; Path=/; Max-Age=${value ? 60 : 0}`;
};
const focus = () => act(() => void window.dispatchEvent(new Event('focus')));
const change = () => act(() => announceSessionChange());

beforeEach(() => hint('1'));

async function renderSignedIn() {
  const { result } = renderHook(() => useSignedIn());
  await waitFor(() => expect(result.current).toBe(true));
  return result;
}

describe('useSignedIn', () => {
  it('takes nobody for signed in before the server says so', async () => {
    const api = fakeApi(someone);
    const { result } = renderHook(() => useSignedIn());
    expect(result.current).toBe(false);
    expect(api.calls).toEqual([]);
    await waitFor(() => expect(result.current).toBe(true));
    expect(api.calls).toHaveLength(1);
    expect(api.calls[0]!.init.credentials).toBe('include');
  });

  it('asks once for every place that shows it', async () => {
    const api = fakeApi(someone);
    const first = renderHook(() => useSignedIn());
    const second = renderHook(() => useSignedIn());
    await waitFor(() => expect(second.result.current).toBe(true));
    expect(first.result.current).toBe(true);
    expect(api.calls).toHaveLength(1);
  });

  it.each([
    ['a refusal', problem('notSignedIn')],
    ['no answer', offline],
    ['a session without an address', { body: { email: '' } }],
    ['an answer that is no JSON', { body: '<html>' }],
  ])('takes %s for signed out', async (_, answer) => {
    const api = fakeApi(someone);
    const signedIn = await renderSignedIn();
    api.answers['GET /session/me'] = answer;
    change();
    await waitFor(() => expect(signedIn.current).toBe(false));
  });

  it('asks again when the window comes into focus and when the session changes', async () => {
    const api = fakeApi(someone);
    const signedIn = await renderSignedIn();
    api.answers['GET /session/me'] = problem('notSignedIn');
    focus();
    await waitFor(() => expect(signedIn.current).toBe(false));
    api.answers['GET /session/me'] = someone['GET /session/me'];
    change();
    await waitFor(() => expect(signedIn.current).toBe(true));
  });

  it('spares a visitor who never signed in the question, but not after the session changed', async () => {
    hint('');
    const api = fakeApi(nobody);
    const { result } = renderHook(() => useSignedIn());
    focus();
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(api.calls).toEqual([]);
    api.answers['GET /session/me'] = someone['GET /session/me'];
    change();
    await waitFor(() => expect(result.current).toBe(true));
  });

  it('sees without asking that somebody signed out in another tab', async () => {
    const api = fakeApi(someone);
    const signedIn = await renderSignedIn();
    hint('');
    focus();
    expect(signedIn.current).toBe(false);
    expect(api.calls).toHaveLength(1);
  });

  it('keeps to the newest question when an older one is answered last', async () => {
    const late: (() => void)[] = [];
    const api = fakeApi(someone);
    const signedIn = await renderSignedIn();
    api.answers['GET /session/me'] = () =>
      new Promise((resolve) => late.push(() => resolve(problem('notSignedIn'))));
    change();
    api.answers['GET /session/me'] = someone['GET /session/me'];
    change();
    await waitFor(() => expect(late).toHaveLength(1));
    await act(async () => late[0]!());
    expect(signedIn.current).toBe(true);
  });

  it('asks nobody any more once nothing shows it', async () => {
    const api = fakeApi(someone);
    const { unmount } = renderHook(() => useSignedIn());
    unmount();
    announceSessionChange();
    window.dispatchEvent(new Event('focus'));
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(api.calls).toEqual([]);
  });
});
