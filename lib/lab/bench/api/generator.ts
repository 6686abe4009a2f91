import { callMix, floorRoute, type Call } from './call-mix';
import { runOpenLoop, type Results } from './open-loop';
import type { LoadTeacher } from './seed-load';

/** An order to the generator: a run of the mix, or of calls that cost nothing. */
export interface Order {
  calls: 'mix' | 'floor';
  rate: number;
  seconds: number;
}

export interface Report {
  results: Results;
  /** Processor time of this process. */
  processorMs: number;
}

/** A process of its own, so that making the calls does not delay what it measures more than it must. */
const [apiUrl] = process.argv.slice(2);
let makeCall: () => Call;
const floorCall = (): Call => ({
  route: floorRoute,
  method: 'GET',
  path: '/session/identity',
  cookie: '',
});

process.on('message', async (message: { teachers: LoadTeacher[] } | Order) => {
  if ('teachers' in message) {
    makeCall = callMix(message.teachers);
    return;
  }
  const before = process.cpuUsage();
  const results = await runOpenLoop(
    apiUrl!,
    message.calls === 'mix' ? makeCall : floorCall,
    message,
  );
  const { user, system } = process.cpuUsage(before);
  process.send!({ results, processorMs: (user + system) / 1000 } satisfies Report);
});
process.on('disconnect', () => process.exit(0));
