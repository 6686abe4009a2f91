import { randomBytes } from 'node:crypto';
import http from 'node:http';
import { Client } from 'pg';

type Source = { adminUrl: string; template: string; prefix: string };

export type TestDatabase = { url: string; drop: () => Promise<void> };

/** Asks over plain http, because `fetch` is missing where a test imitates a browser. */
function readSource(address: string): Promise<Source> {
  return new Promise((resolve, reject) => {
    http
      // A connection of its own: one that was kept alive may be closed by the server just when it is used again.
      .get(address, { agent: false }, (response) => {
        let text = '';
        response.setEncoding('utf8');
        response.on('data', (chunk: string) => (text += chunk));
        response.on('end', () => {
          if (response.statusCode === 200) resolve(JSON.parse(text) as Source);
          else reject(new Error(`No test database: ${text}`));
        });
      })
      .on('error', reject);
  });
}

async function onServer(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/**
 * An empty database with all migrations, for one test file alone. Close your own connections before `drop()`;
 * what is not dropped goes with the test run.
 */
export async function createTestDatabase(): Promise<TestDatabase> {
  const address = process.env.TEST_DATABASE_SERVER;
  if (!address) {
    throw new Error(
      'TEST_DATABASE_SERVER is not set: run tests with lib/lab/gate/jest/jest.config.mjs',
    );
  }
  const { adminUrl, template, prefix } = await readSource(address);
  const name = prefix + randomBytes(6).toString('hex');
  await onServer(adminUrl, `create database ${name} template ${template}`);
  const url = new URL(adminUrl);
  url.pathname = `/${name}`;
  return {
    url: url.href,
    drop: () => onServer(adminUrl, `drop database if exists ${name} with (force)`),
  };
}
