import { FileProblem } from './file-problem';
import { readBytes } from './read-bytes';
import type { ImportReply } from './read-file';

const scope = self as unknown as DedicatedWorkerGlobalScope;
const reply = (answer: ImportReply) => scope.postMessage(answer);

scope.addEventListener('message', ({ data }: MessageEvent<Uint8Array>) => {
  readBytes(data).then(
    (sheets) => reply({ sheets }),
    (error: unknown) =>
      reply({ problem: error instanceof FileProblem ? error.code : 'unreadable' }),
  );
});

reply('loaded');
