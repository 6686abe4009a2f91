import type { SpanProcessor } from '@opentelemetry/sdk-trace-node';
import { tracerName } from '@/lib/db/pool-clients';
import type { Build } from '@/lib/contracts/health';

/** Spans of Next.js are left out: they hold a page's address, and so the token of a shared link. */
const onlyOurs = (processor: SpanProcessor): SpanProcessor => ({
  onStart: (span, from) => processor.onStart(span, from),
  onEnd: (span) => {
    if (span.instrumentationScope.name === tracerName) processor.onEnd(span);
  },
  forceFlush: () => processor.forceFlush(),
  shutdown: () => processor.shutdown(),
});

/**
 * Sends traces by OTLP to where `OTEL_EXPORTER_OTLP_ENDPOINT` says, and none without it; the other variables of OpenTelemetry
 * hold as well. Answers how to stop, which sends what is left.
 */
export async function sendTraces({ version, build }: Build): Promise<() => Promise<void>> {
  if (!process.env.OTEL_EXPORTER_OTLP_ENDPOINT) return () => Promise.resolve();
  const [{ BatchSpanProcessor, NodeTracerProvider }, { OTLPTraceExporter }, resources] =
    await Promise.all([
      import('@opentelemetry/sdk-trace-node'),
      import('@opentelemetry/exporter-trace-otlp-http'),
      import('@opentelemetry/resources'),
    ]);
  const { defaultResource, detectResources, envDetector, resourceFromAttributes } = resources;
  const provider = new NodeTracerProvider({
    resource: defaultResource()
      .merge(
        resourceFromAttributes({ 'service.name': 'seatmap', 'service.version': version, build }),
      )
      .merge(detectResources({ detectors: [envDetector] })),
    spanProcessors: [onlyOurs(new BatchSpanProcessor(new OTLPTraceExporter()))],
  });
  provider.register();
  return () => provider.shutdown();
}
