import { answerRequest } from './answer-request';
import type { EngineReply, EngineRequest } from './messages';

const scope = self as unknown as DedicatedWorkerGlobalScope;

scope.addEventListener('message', (event: MessageEvent<EngineRequest>) => {
  for (const reply of answerRequest(event.data, () => performance.now())) {
    if (reply) scope.postMessage(reply satisfies EngineReply);
  }
});
