'use client';

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { makeFile } from '@/lib/client/http/api-client';
import { answersOf, queryOf } from '@/lib/client/http/queries';
import { saveFile } from '@/lib/client/http/save-file';
import { booksCalls, type MakeBooks } from '@/lib/contracts/billing/office-books';
import { officeCalls } from '@/lib/contracts/billing/office';
import type { BooksPeriod } from '@/lib/core/billing/books/books-period';

/** The sums of a period; none is asked for while there is no period. */
export function useBookSums(period: BooksPeriod | null) {
  return useQuery({
    ...queryOf(booksCalls.readBookSums, { query: { ...period! } }),
    enabled: period !== null,
  });
}

/** Makes the books of a period and hands them to the browser's downloads. */
export function useMakeBooks() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (wanted: MakeBooks) => {
      const { file, name } = await makeFile(booksCalls.makeBooks, { body: wanted });
      saveFile(file, name);
    },
    onSettled: () => client.invalidateQueries(answersOf(officeCalls.listActions)),
  });
}
