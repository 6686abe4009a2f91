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
 * Sends a school's answer to the question whether it wants a plan after its trial. After a failure the question is
 * fetched again, because it may be closed by now.
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
