'use client';

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callApi } from '@/lib/client/http/api-client';
import { trialCalls, type TrialAnswer } from '@/lib/contracts/billing/trial';

const keyOf = (token: string) => ['trial', token];

/** The question of the mail's address. */
export function useTrialQuestion(token: string) {
  return useQuery({
    queryKey: keyOf(token),
    queryFn: () => callApi(trialCalls.readTrialQuestion, { params: { token } }),
  });
}

/** Answers the question. After a refusal the question is fetched again, which may not be open any more. */
export function useAnswerTrial(token: string) {
  const client = useQueryClient();
  const queryKey = keyOf(token);
  return useMutation({
    mutationFn: (body: TrialAnswer) =>
      callApi(trialCalls.answerTrialQuestion, { params: { token }, body }),
    onSuccess: (question) => client.setQueryData(queryKey, question),
    onError: () => void client.invalidateQueries({ queryKey }),
  });
}
