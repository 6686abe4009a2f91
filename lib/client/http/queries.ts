import type { QueryKey } from '@tanstack/react-query';
import type { z } from 'zod';
import type { AnswerOf, Call } from '@/lib/contracts/call';
import { callApi, type Input } from './api-client';

/** The key of what a call answers: its path, then what it is asked with. Without that, the key of all its answers. */
export function keyOf(
  call: Pick<Call, 'path'>,
  { params, query }: { params?: object; query?: object } = {},
): QueryKey {
  return [call.path, ...[params, query].filter((part) => part !== undefined)];
}

/** Key and function of a call that reads, for TanStack Query. */
export function queryOf<C extends Call>(call: C, ...input: Input<C>) {
  return {
    queryKey: keyOf(call, input[0] as object | undefined),
    queryFn: () => callApi(call, ...input),
  };
}

/** Key and functions of a call that reads a list page by page: each page names the `after` of the next one. */
export function pagesOf<C extends Call & { answer: z.ZodType<{ next: string | null }> }>(
  call: C,
  ...[input]: Input<C>
) {
  const { query, ...rest } = { query: {}, ...(input as object) };
  return {
    queryKey: keyOf(call, { ...rest, query }),
    queryFn: ({ pageParam: after }: { pageParam: string | null }) =>
      callApi(call, ...([{ ...rest, query: { ...query, after } }] as unknown as Input<C>)),
    initialPageParam: null as string | null,
    getNextPageParam: (page: AnswerOf<C>) => (page as { next: string | null }).next,
  };
}

/** Whether a page waits for an answer that it can do without. A failed one is not waited for when it is asked again. */
export const isAwaited = (query: { isLoading: boolean; isFetchedAfterMount: boolean }): boolean =>
  query.isLoading && !query.isFetchedAfterMount;

/** Filters all answers of these calls. */
export const answersOf = (...calls: Pick<Call, 'path'>[]) => ({
  predicate: ({ queryKey }: { queryKey: QueryKey }) =>
    calls.some(({ path }) => path === queryKey[0]),
});

/** Filters the answers of all calls whose path begins so. */
export const answersUnder = (path: Call['path']) => ({
  predicate: ({ queryKey }: { queryKey: QueryKey }) => String(queryKey[0]).startsWith(path),
});
