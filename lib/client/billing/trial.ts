'use client';

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callApi } from '@/lib/client/http/api-client';
import { trialQuestionSchema, type TrialAnswer } from '@/lib/contracts/billing/trial';

const pathOf = (token: string) => `/trial/${encodeURIComponent(token)}`;
const keyOf = (token: string) => ['trial', token];

/** The question of the mail's address. */
export function useTrialQuestion(token: string) {
  return useQuery({
    queryKey: keyOf(token),
    queryFn: () => callApi('GET', pathOf(token), { answer: trialQuestionSchema }),
  });
}

/** Answers the question. After a refusal the question is fetched again, which may not be open any more. */
export function useAnswerTrial(token: string) {
  const client = useQueryClient();
  const queryKey = keyOf(token);
  return useMutation({
    mutationFn: (body: TrialAnswer) =>
      callApi('POST', pathOf(token), { answer: trialQuestionSchema, body }),
    onSuccess: (question) => client.setQueryData(queryKey, question),
    onError: () => void client.invalidateQueries({ queryKey }),
  });
}
