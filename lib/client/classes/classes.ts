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

/** A class that moved between two pages may be on both. */
function eachClassOnce({ pages }: { pages: ClassPage[] }): ClassSummary[] {
  const classes = pages.flatMap((page) => page.classes);
  return [...new Map(classes.map((entry) => [entry.id, entry])).values()];
}

/**
 * Fetches a list of classes page by page, each class once; the former answer stays until the one of a new search is there.
 * Without `isNeeded` nothing is fetched.
 */
export function useClassList(list: ClassList, search = '', isNeeded = true) {
  return useInfiniteQuery({
    ...pagesOf(classListCalls.listClasses, { query: { list, search } }),
    select: eachClassOnce,
    placeholderData: keepPreviousData,
    enabled: isNeeded,
    // Parts of a page that show the same list would else start it again and again when it fails.
    retryOnMount: false,
    // Parts of the home page that come one after the other show what was just fetched.
    refetchOnMount: ({ state }) =>
      state.isInvalidated || Date.now() - state.dataUpdatedAt > justFetchedMs,
  });
}

/** Fetches the archived classes whose name or owner has the text; the former answer stays until the new one is there. */
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

/** Fetches several classes. */
export function useClasses(classIds: readonly string[]) {
  return useQueries({ queries: classIds.map((id) => classQuery(id)) });
}

/** Fetches the class as it is stored now. */
export function useLoadClass(classId: string): () => Promise<ClassDetail> {
  const client = useQueryClient();
  return () => client.fetchQuery({ ...classQuery(classId), staleTime: 0 });
}

function useRefreshClasses() {
  const client = useQueryClient();
  return (detail?: ClassDetail) => {
    if (detail) client.setQueryData(classQuery(detail.id).queryKey, detail);
    // Maps contain pupils' names: outdated maps must not be shown, not even while the new ones load.
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

/** A change of a class. */
function useClassAct<Detail extends ClassDetail | undefined, Input = void>(
  act: (input: Input) => Promise<Detail>,
) {
  return useMutation({ mutationFn: act, onSuccess: useRefreshClasses() });
}

/**
 * Creates a class. The caller chooses the id, so a retry makes no second class; what was changed after a lost answer
 * changes the class that was stored.
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

/** Archives or restores a class. If it has changed since it was seen, it is fetched again for the next attempt. */
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

/** Moves a class that only its owner sees to the owner's school. */
export function useGiveClass(classId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => callApi(classOwnerCalls.giveClass, { params: { classId } }),
    onSettled: () =>
      client.invalidateQueries(answersOf(classListCalls.listClasses, classCalls.readClass)),
  });
}

/** Shares a class with a colleague, or ends that. */
export const useShareClass = (classId: string) =>
  useClassAct(({ teacherId, isShared }: { teacherId: string; isShared: boolean }) =>
    callApi(isShared ? classCalls.addEditor : classCalls.removeEditor, {
      params: { classId, teacherId },
    }),
  );

/** Fetches the teachers of the session's school by name, once `isNeeded`. */
export function useColleagues(schoolId: string | null | undefined, isNeeded: boolean) {
  return useQuery({
    ...queryOf(schoolCalls.listColleagues, { params: { schoolId: schoolId! } }),
    enabled: isNeeded && Boolean(schoolId),
  });
}
