import { trace } from '@opentelemetry/api';
import { InMemorySpanExporter } from '@opentelemetry/sdk-trace-node';
import { traced } from '@/lib/server/http/traces';
import { sendTraces } from './send-traces';

const mockReceiver = new InMemorySpanExporter();
jest.mock('@opentelemetry/exporter-trace-otlp-http', () => ({
  OTLPTraceExporter: jest.fn(() => mockReceiver),
}));

const build = { version: '1.2.3', build: 'abc' };

/** The spans that the receiver has when the server has stopped. */
async function receivedOf(work: () => Promise<unknown>, env: Record<string, string>) {
  Object.assign(process.env, env);
  const stop = await sendTraces(build);
  await work();
  // The receiver in memory forgets what it has when it is shut down.
  const received = mockReceiver.getFinishedSpans.bind(mockReceiver);
  let spans = received();
  jest.spyOn(mockReceiver, 'shutdown').mockImplementation(() => {
    spans = [...received()];
    return Promise.resolve();
  });
  await stop();
  return spans;
}

const endpoint = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:4318' };
const work = () => traced('the work', () => Promise.resolve());

afterEach(() => {
  delete process.env.OTEL_EXPORTER_OTLP_ENDPOINT;
  delete process.env.OTEL_SERVICE_NAME;
  mockReceiver.reset();
  trace.disable();
});

describe('traces', () => {
  it('are sent at the latest at the end, with version and build', async () => {
    const [span, ...others] = await receivedOf(work, endpoint);
    expect(others).toEqual([]);
    expect(span!.name).toBe('the work');
    expect(span!.resource.attributes).toMatchObject({
      'service.name': 'seatmap',
      'service.version': '1.2.3',
      build: 'abc',
    });
  });

  it('are ours only: those of Next.js hold addresses', async () => {
    const other = async () => trace.getTracer('next.js').startSpan('GET /share/token').end();
    expect(await receivedOf(other, endpoint)).toEqual([]);
  });

  it('bear the name that the operator gives the service', async () => {
    const [span] = await receivedOf(work, { ...endpoint, OTEL_SERVICE_NAME: 'klassekart-1' });
    expect(span!.resource.attributes['service.name']).toBe('klassekart-1');
  });

  it('are none where nobody receives them', async () => {
    const recording: boolean[] = [];
    const look = () => traced('the work', async (span) => recording.push(span.isRecording()));
    expect(await receivedOf(look, {})).toEqual([]);
    expect(recording).toEqual([false]);
  });
});
