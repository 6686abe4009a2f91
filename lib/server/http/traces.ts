import 'server-only';
import {
  context,
  propagation,
  SpanKind,
  SpanStatusCode,
  trace,
  type Context,
  type Span,
  type SpanOptions,
} from '@opentelemetry/api';
import { tracerName } from '@/lib/db/pool-clients';

/**
 * Makes the work a part of the trace that is under way, or the first of a new one; does only the work where no traces are sent.
 * Names and attributes hold no id, no address and nothing that a person has written.
 */
export function traced<T>(
  name: string,
  work: (span: Span) => Promise<T>,
  options: SpanOptions = { kind: SpanKind.CLIENT },
  from: Context = context.active(),
): Promise<T> {
  return trace.getTracer(tracerName).startActiveSpan(name, options, from, async (span) => {
    try {
      return await work(span);
    } catch (error) {
      // The message of an error may hold what was asked for.
      span.setStatus({ code: SpanStatusCode.ERROR, message: (error as Error).name });
      throw error;
    } finally {
      span.end();
    }
  });
}

/** A request's part of a trace: of the one that a proxy has begun, where one is believed. */
export function tracedCall(
  request: Request,
  call: { pattern: string; requestId: string; trustsProxy: boolean },
  answer: () => Promise<Response>,
): Promise<Response> {
  const { pattern, requestId, trustsProxy } = call;
  const { method, headers } = request;
  const getter = {
    get: (_: Headers, name: string) => headers.get(name) ?? undefined,
    keys: () => [],
  };
  const from = trustsProxy
    ? propagation.extract(context.active(), headers, getter)
    : context.active();
  const attributes = {
    'http.request.method': method,
    'http.route': pattern,
    'seatmap.request_id': requestId,
  };
  const work = async (span: Span) => {
    const response = await answer();
    span.setAttribute('http.response.status_code', response.status);
    if (response.status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
    return response;
  };
  return traced(`${method} ${pattern}`, work, { kind: SpanKind.SERVER, attributes }, from);
}
