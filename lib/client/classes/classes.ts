'use client';

import {
  keepPreviousData,
  useInfiniteQuery,
  useMutation,
  useQueries,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { classListCalls, type ClassList, type ClassPage } from '@/lib/contracts/classes/class-list';
import {
  classCalls,
  classContentSchema,
  createClassSchema,
  type ArchiveClass,
  type ClassDetail,
  type ClassInput,
  type ClassSummary,
  type CreateClass,
} from '@/lib/contracts/classes/classes';
import { groupRoundCalls } from '@/lib/contracts/classes/group-rounds';
import { schoolCalls } from '@/lib/contracts/school/schools';
import { classOwnerCalls } from '@/lib/contracts/school/ownerless-classes';
import { callApi } from '@/lib/client/http/api-client';
import { answersOf, answersUnder, pagesOf, queryOf } from '@/lib/client/http/queries';

const justFetchedMs = 3000;

function eachClassOnce({ pages }: { pages: ClassPage[] }): ClassSummary[] {
  const classes = pages.flatMap((page) => page.classes);
  return [...new Map(classes.map((entry) => [entry.id, entry])).values()];
}

export function useClassList(list: ClassList, search = '', isNeeded = true) {
  return useInfiniteQuery({
    ...pagesOf(classListCalls.listClasses, { query: { list, search } }),
    select: eachClassOnce,
    placeholderData: keepPreviousData,
    enabled: isNeeded,
    // A failed query is not restarted by every component that mounts later.
    retryOnMount: false,
    refetchOnMount: ({ state }) =>
      state.isInvalidated || Date.now() - state.dataUpdatedAt > justFetchedMs,
  });
}

export function useArchivedClasses(search: string) {
  return useQuery({
    ...queryOf(classCalls.listArchivedClasses, { query: { search } }),
    placeholderData: keepPreviousData,
  });
}

const classQuery = (classId: string | undefined) =>
  queryOf(classCalls.readClass, { params: { classId: classId! } });

export function useClass(classId: string | undefined) {
  return useQuery({ ...classQuery(classId), enabled: classId !== undefined });
}

export function useClasses(classIds: readonly string[]) {
  return useQueries({ queries: classIds.map((id) => classQuery(id)) });
}

export function useLoadClass(classId: string): () => Promise<ClassDetail> {
  const client = useQueryClient();
  return () => client.fetchQuery({ ...classQuery(classId), staleTime: 0 });
}

function useRefreshClasses() {
  const client = useQueryClient();
  return (detail?: ClassDetail) => {
    if (detail) client.setQueryData(classQuery(detail.id).queryKey, detail);
    // Maps contain pupils' names, so a map with outdated names must never be shown.
    return Promise.all([
      client.invalidateQueries(
        answersOf(classCalls.listArchivedClasses, groupRoundCalls.listGroupRounds),
      ),
      client.resetQueries(answersOf(classListCalls.listClasses)),
      client.resetQueries(answersUnder('/maps')),
      client.resetQueries(answersUnder('/classes/{classId}/maps')),
      client.resetQueries(answersUnder('/classes/{classId}/term-plan')),
    ]);
  };
}

function useClassAct<Detail extends ClassDetail | undefined, Input = void>(
  act: (input: Input) => Promise<Detail>,
) {
  return useMutation({ mutationFn: act, onSuccess: useRefreshClasses() });
}

/**
 * Creates a class, or updates the class if its id is already stored. The caller chooses the id, so a retry creates no
 * second class.
 */
export async function createClass(body: CreateClass): Promise<ClassDetail> {
  const stored = await callApi(classCalls.createClass, { body });
  const { id, isPrivate: _, ...input } = createClassSchema.parse(body);
  if (isSameClass(stored, input)) return stored;
  const changed = { ...input, version: stored.version };
  return callApi(classCalls.updateClass, { params: { classId: id }, body: changed });
}

const isSameClass = (stored: ClassDetail, input: ClassInput): boolean =>
  JSON.stringify(classContentSchema.parse(stored)) ===
  JSON.stringify(classContentSchema.parse(input));

export const useCreateClass = () => useClassAct(createClass);

export const useUpdateClass = (classId: string) =>
  useClassAct((body: ClassInput & { version: number }) =>
    callApi(classCalls.updateClass, { params: { classId }, body }),
  );

export const useDeleteClass = (classId: string) =>
  useClassAct(() => callApi(classCalls.deleteClass, { params: { classId } }));

export function useArchiveClass(classId: string) {
  const client = useQueryClient();
  const refresh = useRefreshClasses();
  return useMutation({
    mutationFn: (input: ArchiveClass) =>
      callApi(classCalls.archiveClass, { params: { classId }, body: input }),
    onSuccess: refresh,
    onError: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: classQuery(classId).queryKey }),
        client.invalidateQueries(answersOf(classCalls.listArchivedClasses)),
      ]),
  });
}

export function useGiveClass(classId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => callApi(classOwnerCalls.giveClass, { params: { classId } }),
    onSettled: () =>
      client.invalidateQueries(answersOf(classListCalls.listClasses, classCalls.readClass)),
  });
}

export const useShareClass = (classId: string) =>
  useClassAct(({ teacherId, isShared }: { teacherId: string; isShared: boolean }) =>
    callApi(isShared ? classCalls.addEditor : classCalls.removeEditor, {
      params: { classId, teacherId },
    }),
  );

export function useColleagues(schoolId: string | null | undefined, isNeeded: boolean) {
  return useQuery({
    ...queryOf(schoolCalls.listColleagues, { params: { schoolId: schoolId! } }),
    enabled: isNeeded && Boolean(schoolId),
  });
}
