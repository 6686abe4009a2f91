/** @jest-environment jsdom */
import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import { ApiError } from './api-client';
import { createQueryClient } from './query-client';

const onSessionEnd = jest.fn();

function renderQuery(queryFn: () => Promise<string>) {
  const client = createQueryClient(onSessionEnd);
  return renderHook(() => useQuery({ queryKey: ['class'], queryFn }), {
    wrapper: ({ children }) => (
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    ),
  });
}

it.each(['focus', 'visibilitychange'])(
  'a query is fetched again on the window event %s',
  async (event) => {
    let name = '8A';
    const { result } = renderQuery(async () => name);
    await waitFor(() => expect(result.current.data).toBe('8A'));
    name = '8B';
    act(() => void window.dispatchEvent(new Event(event)));
    await waitFor(() => expect(result.current.data).toBe('8B'));
  },
);

it.each([
  ['notSignedIn', 401],
  ['noTeacher', 403],
  ['unavailable', 503],
] as const)(
  'a query that fails once with the error %s is retried without ending the session',
  async (code, status) => {
    onSessionEnd.mockClear();
    let calls = 0;
    const { result } = renderQuery(async () => {
      calls += 1;
      if (calls === 1) throw new ApiError(code, status);
      return '8A';
    });
    await waitFor(() => expect(result.current.data).toBe('8A'), { timeout: 5000 });
    expect(onSessionEnd).not.toHaveBeenCalled();
  },
);

it.each([
  ['notSignedIn', 401, 1],
  ['forbidden', 403, 0],
] as const)(
  'a query that fails with the error %s (status %i) calls onSessionEnd %i times',
  async (code, status, times) => {
    onSessionEnd.mockClear();
    const { result } = renderQuery(() => Promise.reject(new ApiError(code, status)));
    await waitFor(() => expect(result.current.error).not.toBeNull(), { timeout: 5000 });
    expect(onSessionEnd).toHaveBeenCalledTimes(times);
  },
);
