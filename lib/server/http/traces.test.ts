import { trace } from '@opentelemetry/api';
import {
  InMemorySpanExporter,
  NodeTracerProvider,
  SimpleSpanProcessor,
} from '@opentelemetry/sdk-trace-node';
import { calls } from '@/lib/contracts/calls';
import { addClass, addTeacher, testDatabase } from '@/lib/server/testing/test-school';
import {
  call,
  captureLog,
  setTestVariables,
  useTestEnvironment,
} from '@/lib/server/testing/test-server';

jest.mock('@/lib/server/auth/read-session', () =>
  jest.requireActual<object>('@/lib/server/testing/named-sessions'),
);

const database = testDatabase();
const kept = new InMemorySpanExporter();
const provider = new NodeTracerProvider({ spanProcessors: [new SimpleSpanProcessor(kept)] });

beforeAll(() => {
  useTestEnvironment(database);
  provider.register();
});
beforeEach(() => {
  captureLog();
  kept.reset();
});
afterAll(() => provider.shutdown().finally(() => trace.disable()));

async function readClass(headers: Record<string, string> = {}) {
  const teacher = await addTeacher(database.db, { name: 'Wenche Nybråten' });
  const { id } = await addClass(database.db, teacher, 'Ragnhild', 'Øystein');
  kept.reset();
  const answer = await call(calls.readClass, {
    params: { classId: id },
    headers: { cookie: `session=${teacher.firebaseUid}`, ...headers },
  });
  const spans = kept.getFinishedSpans();
  return { answer, spans, root: spans.find(({ name }) => name.startsWith('GET'))!, id };
}

describe('the trace of a call', () => {
  it('has the call by its pattern, with its status and the id of the request', async () => {
    const { answer, root } = await readClass();
    expect(root.name).toBe('GET /api/classes/{classId}');
    expect(root.attributes).toMatchObject({
      'http.route': '/api/classes/{classId}',
      'http.response.status_code': 200,
      'seatmap.request_id': answer.headers.get('x-request-id'),
    });
  });

  it('has each statement below it', async () => {
    const { spans, root } = await readClass();
    const statements = spans.filter(({ name }) => name.startsWith('SQL'));
    expect(statements.length).toBeGreaterThan(0);
    for (const { parentSpanContext, attributes } of statements) {
      expect(parentSpanContext?.spanId).toBe(root.spanContext().spanId);
      expect(attributes['db.query.text']).toMatch(/^(select|with|update|insert|delete) /);
    }
  });

  it('holds no name and no id of what was asked for', async () => {
    const { spans, id } = await readClass();
    const told = JSON.stringify(
      spans.map(({ name, attributes, events, status }) => [name, attributes, events, status]),
    );
    for (const secret of ['Wenche', 'Ragnhild', 'Øystein', id]) expect(told).not.toContain(secret);
  });

  it('goes on that of a proxy only where one is believed', async () => {
    const traceId = '0af7651916cd43dd8448eb211c80319c';
    const headers = { traceparent: `00-${traceId}-b7ad6b7169203331-01` };
    expect((await readClass(headers)).root.spanContext().traceId).not.toBe(traceId);
    setTestVariables({ TRUST_PROXY: 'true' });
    expect((await readClass(headers)).root.spanContext().traceId).toBe(traceId);
  });

  it('says that a call failed, without its words', async () => {
    jest.spyOn(database.db, 'select').mockImplementationOnce(() => {
      throw new Error('relation of Ragnhild');
    });
    const { root, answer } = await readClass();
    expect(answer.status).toBe(500);
    expect(root.status).toEqual({ code: 2 });
  });
});
