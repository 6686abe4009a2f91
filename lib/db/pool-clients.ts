import { SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { Client, type QueryConfig } from 'pg';

type Callback = (error: { code?: string } | null | undefined, result?: unknown) => void;
type Ask = (config: QueryConfig | string, ...rest: unknown[]) => unknown;

/** The name under which the product tells its own part of a trace. */
export const tracerName = 'seatmap';

/** Asks, and tells the trace that is under way, if one is; without the values, which go to PostgreSQL apart from the text. */
function askTraced(ask: Ask, config: QueryConfig | string, rest: unknown[]): unknown {
  if (!trace.getActiveSpan()) return ask(config, ...rest);
  const text = typeof config === 'string' ? config : config.text;
  const [operation = ''] = /^\w+/.exec(text.trimStart()) ?? [];
  const span = trace.getTracer(tracerName).startSpan(`SQL ${operation.toLowerCase()}`, {
    kind: SpanKind.CLIENT,
    attributes: { 'db.system.name': 'postgresql', 'db.query.text': text },
  });
  const end: Callback = (error) => {
    if (error) span.setStatus({ code: SpanStatusCode.ERROR, message: error.code });
    span.end();
  };
  const done = rest.at(-1);
  if (typeof done === 'function') {
    const callback: Callback = (error, result) => {
      end(error);
      (done as Callback)(error, result);
    };
    return ask(config, ...rest.slice(0, -1), callback);
  }
  const answer = ask(config, ...rest) as Promise<unknown>;
  answer.then(() => end(null), end);
  return answer;
}

/** A connection whose statements show in traces. */
export class TracedClient extends Client {
  override query = ((config: QueryConfig | string, ...rest: unknown[]) =>
    askTraced((...all) => (super.query as Ask)(...all), config, rest)) as Client['query'];
}

/** Names no statement: behind PgBouncer the next one may meet another session, which does not know the name. */
export class UnnamedClient extends Client {
  override query = ((config: QueryConfig | string, ...rest: unknown[]) => {
    const unnamed =
      typeof config === 'object' && 'name' in config ? { ...config, name: undefined } : config;
    return askTraced((...all) => (super.query as Ask)(...all), unnamed, rest);
  }) as Client['query'];
}
