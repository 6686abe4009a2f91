import { randomBytes } from 'node:crypto';
import http from 'node:http';
import { Client } from 'pg';

type Source = { adminUrl: string; template: string; prefix: string };

export type TestDatabase = { url: string; drop: () => Promise<void> };

/** Reads the address of the test database server by `node:http`, because the jsdom environment has no `fetch`. */
function readSource(address: string): Promise<Source> {
  return new Promise((resolve, reject) => {
    http
      // The server may close an idle connection just before its reuse, so keep-alive is off.
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
