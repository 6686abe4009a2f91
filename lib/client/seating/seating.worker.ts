import { answerRequest } from './answer-request';
import type { SolveReply, SolveRequest } from './messages';

const scope = self as unknown as DedicatedWorkerGlobalScope;

scope.addEventListener('message', (event: MessageEvent<SolveRequest>) => {
  for (const reply of answerRequest(event.data, () => performance.now())) {
    if (reply) scope.postMessage(reply satisfies SolveReply);
  }
});
