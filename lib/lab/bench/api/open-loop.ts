export interface Timed {
  ms: number[];
  shed: number;
  errors: Record<number, number>;
}

/**
 * Sends requests at planned times. Response times are measured from the planned times, so that a stall of the server is
 * included.
 */
export async function runOpenLoop(
  send: () => Promise<{ name: string; status: number }>,
  { rate, seconds }: { rate: number; seconds: number },
): Promise<Map<string, Timed>> {
  const results = new Map<string, Timed>();
  const underWay = new Set<Promise<void>>();

  async function time(planned: number) {
    const { name, status } = await send();
    const result = results.get(name) ?? { ms: [], shed: 0, errors: {} };
    results.set(name, result);
    if (status >= 200 && status < 300) result.ms.push(performance.now() - planned);
    else if (status === 503) result.shed += 1;
    else result.errors[status] = (result.errors[status] ?? 0) + 1;
  }

  const start = performance.now();
  const total = rate * seconds;
  for (let sent = 0; sent < total;) {
    const due = Math.min(total, ((performance.now() - start) / 1000) * rate);
    for (; sent < due; sent += 1) {
      const call = time(start + (sent / rate) * 1000);
      underWay.add(call);
      void call.finally(() => underWay.delete(call));
    }
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
  await Promise.all(underWay);
  return results;
}
