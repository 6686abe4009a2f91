'use client';

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callApi } from '@/lib/client/http/api-client';
import { queryOf } from '@/lib/client/http/queries';
import { trialCalls, type TrialAnswer } from '@/lib/contracts/billing/trial';

const questionOf = (token: string) => queryOf(trialCalls.readTrialQuestion, { params: { token } });

export function useTrialQuestion(token: string) {
  return useQuery(questionOf(token));
}

/**
 * Sends a school's answer to the trial question. If that fails, the question is refetched, because it may no longer be
 * open.
 */
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
