import http from 'node:http';

const callers = 16;

function get(url: string, agent: http.Agent): Promise<void> {
  return new Promise((resolve, reject) => {
    const options = { agent, headers: { 'accept-encoding': 'br', cookie: 'preferredLanguage=no' } };
    const request = http.get(url, options, (response) => {
      response.resume();
      response.once('error', reject);
      response.once('end', () => {
        if (response.statusCode === 200) resolve();
        else reject(new Error(`${url} answers ${response.statusCode}`));
      });
    });
    request.once('error', reject);
  });
}

/** Pages a second that a server answers, asked by a few at once over kept connections, as browsers accept them. */
export async function requestRate(url: string, durationMs: number): Promise<number> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: callers });
  let answered = 0;
  const start = performance.now();
  const call = async () => {
    while (performance.now() - start < durationMs) {
      await get(url, agent);
      answered += 1;
    }
  };
  await Promise.all(Array.from({ length: callers }, call));
  agent.destroy();
  return (answered * 1000) / (performance.now() - start);
}
