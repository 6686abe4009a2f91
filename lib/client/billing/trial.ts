'use client';

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callApi } from '@/lib/client/http/api-client';
import { queryOf } from '@/lib/client/http/queries';
import { trialCalls, type TrialAnswer } from '@/lib/contracts/billing/trial';

const questionOf = (token: string) => queryOf(trialCalls.readTrialQuestion, { params: { token } });

/** The question of the mail's address. */
export function useTrialQuestion(token: string) {
  return useQuery(questionOf(token));
}

/** Answers the question. After a refusal the question is fetched again, which may not be open any more. */
export function useAnswerTrial(token: string) {
  const client = useQueryClient();
  const { queryKey } = questionOf(token);
  return useMutation({
    mutationFn: (body: TrialAnswer) =>
      callApi(trialCalls.answerTrialQuestion, { params: { token }, body }),
    onSuccess: (question) => client.setQueryData(queryKey, question),
    onError: () => void client.invalidateQueries({ queryKey }),
  });
}
