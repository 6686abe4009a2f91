import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { calls } from '@/lib/contracts/calls';
import { call, captureLog, useTestEnvironment } from '@/lib/server/testing/test-server';

interface Operation {
  operationId: string;
  parameters?: { name: string; in: string }[];
  requestBody?: unknown;
  responses: Record<string, unknown>;
}
interface Document {
  openapi: string;
  paths: Record<string, Record<string, Operation>>;
  components: { responses: Record<string, unknown> };
}

async function readDocument(): Promise<Document> {
  useTestEnvironment({ url: 'postgres://nobody@127.0.0.1:1/nothing', db: undefined as never });
  captureLog();
  const answer = await call(calls.readOpenApi);
  expect(answer.headers.get('content-type')).toBe('application/json');
  return JSON.parse(answer.text) as Document;
}

describe('the OpenAPI document', () => {
  it('is valid OpenAPI 3.1', async () => {
    const document = await readDocument();
    expect(document.openapi).toBe('3.1.0');
    const folder = mkdtempSync(path.join(os.tmpdir(), 'openapi-'));
    try {
      const file = path.join(folder, 'openapi.json');
      writeFileSync(file, JSON.stringify(document));
      const bin = 'node_modules/@seriousme/openapi-schema-validator/bin/validate-api-cli.js';
      execFileSync(process.execPath, [bin, file], { stdio: 'pipe', encoding: 'utf8' });
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  it('lists every call with its parameters, body and errors', async () => {
    const { paths, components } = await readDocument();
    for (const [name, { method, path: pattern, ...one }] of Object.entries(calls)) {
      const operation = paths[pattern]![method.toLowerCase()]!;
      expect(operation.operationId).toBe(name);
      const inPath = (operation.parameters ?? []).filter((parameter) => parameter.in === 'path');
      expect(inPath.map((parameter) => `{${parameter.name}}`)).toEqual(
        pattern.match(/\{\w+\}/g) ?? [],
      );
      expect([name, operation.requestBody !== undefined]).toEqual([name, 'body' in one]);
      expect(operation.responses).toHaveProperty('500');
    }
    expect(paths['/classes/archived']!.get!.parameters).toEqual([
      expect.objectContaining({ name: 'search', in: 'query', required: false }),
    ]);
    expect(paths['/classes']!.post!.responses).toHaveProperty('403');
    expect(Object.keys(components.responses)).toContain('notSignedIn');
  });
});
