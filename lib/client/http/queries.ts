import type { QueryKey } from '@tanstack/react-query';
import type { z } from 'zod';
import type { AnswerOf, Call } from '@/lib/contracts/call';
import { callApi, type Input } from './api-client';

export function keyOf(
  call: Pick<Call, 'path'>,
  { params, query }: { params?: object; query?: object } = {},
): QueryKey {
  return [call.path, ...[params, query].filter((part) => part !== undefined)];
}

export function queryOf<C extends Call>(call: C, ...input: Input<C>) {
  return {
    queryKey: keyOf(call, input[0] as object | undefined),
    queryFn: () => callApi(call, ...input),
  };
}

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

export const isAwaited = (query: { isLoading: boolean; isFetchedAfterMount: boolean }): boolean =>
  query.isLoading && !query.isFetchedAfterMount;

export const answersOf = (...calls: Pick<Call, 'path'>[]) => ({
  predicate: ({ queryKey }: { queryKey: QueryKey }) =>
    calls.some(({ path }) => path === queryKey[0]),
});

export const answersUnder = (path: Call['path']) => ({
  predicate: ({ queryKey }: { queryKey: QueryKey }) => String(queryKey[0]).startsWith(path),
});
