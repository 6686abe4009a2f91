import 'server-only';
import { z } from 'zod';
import { codesOf, type Call } from '@/lib/contracts/call';
import { calls } from '@/lib/contracts/calls';
import { problemSchema, problemStatus } from '@/lib/contracts/problem';
import { publicEnv } from '@/lib/env/public';

type Json = Record<string, unknown>;

const problemType = 'application/problem+json';
const bytes = { type: 'string', contentMediaType: 'application/octet-stream' };

function schemaOf(type: z.ZodType, io: 'input' | 'output'): Json {
  const { $schema, ...schema } = z.toJSONSchema(type, {
    io,
    unrepresentable: 'any',
    override: ({ jsonSchema }) => void (jsonSchema.format && delete jsonSchema.pattern),
  });
  return schema;
}

const answerNames = new Map(
  Object.entries<Call>(calls)
    .reverse()
    .flatMap(([name, { answer }]) =>
      answer instanceof z.ZodType ? [[answer, `${name}Answer`] as const] : [],
    ),
);

const reference = (kind: 'schemas' | 'responses', name: string) => ({
  $ref: `#/components/${kind}/${name}`,
});

function parametersOf({ path, query }: Call): Json[] {
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    ...{ name, in: 'path', required: true },
    schema: { type: 'string' },
  }));
  const { properties = {}, required = [] } = (query ? schemaOf(query, 'input') : {}) as {
    properties?: Record<string, Json>;
    required?: string[];
  };
  const inQuery = Object.entries(properties).map(([name, schema]) => ({
    ...{ name, in: 'query', required: required.includes(name) },
    schema,
  }));
  return [...inPath, ...inQuery];
}

function requestBodyOf({ body }: Call): Json | undefined {
  if (!body) return undefined;
  const content =
    body === 'bytes'
      ? { 'application/octet-stream': { schema: bytes } }
      : { 'application/json': { schema: schemaOf(body, 'input') } };
  return { required: true, content };
}

function successOf({ answer }: Call): Json {
  if (!answer) return { 204: { description: 'Done' } };
  if (answer === 'redirect') return { 303: { description: 'Leads to a page of the site' } };
  const content =
    'file' in answer
      ? Object.fromEntries(answer.file.map((type) => [type, { schema: bytes }]))
      : { 'application/json': { schema: reference('schemas', answerNames.get(answer)!) } };
  return { 200: { description: 'Done', content } };
}

function failuresOf(call: Call): [status: number, name: string][] {
  const codes = codesOf(call);
  return [...new Set(codes.map((code) => problemStatus[code]))].map((status) => {
    const own = codes.filter((code) => problemStatus[code] === status);
    return [status, own.sort().join('.')];
  });
}

function failureResponse(name: string): Json {
  const codes = name.split('.');
  const code = { properties: { code: { enum: codes } } };
  const schema = { allOf: [reference('schemas', 'Problem'), code] };
  return { description: codes.join(', '), content: { [problemType]: { schema } } };
}

function summaryOf(name: string): string {
  const words = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words[0]!.toUpperCase() + words.slice(1);
}

function operationOf(name: string, call: Call): Json {
  const parameters = parametersOf(call);
  const requestBody = requestBodyOf(call);
  return {
    ...{ operationId: name, summary: summaryOf(name), tags: [call.path.split('/')[1]] },
    security: call.session === 'none' ? [] : [{ session: [] }],
    ...(parameters.length > 0 && { parameters }),
    ...(requestBody && { requestBody }),
    responses: {
      ...successOf(call),
      ...Object.fromEntries(
        failuresOf(call).map(([status, failure]) => [status, reference('responses', failure)]),
      ),
    },
  };
}

export function openApiDocument(cookie: string): Json {
  const paths: Record<string, Json> = {};
  for (const [name, call] of Object.entries<Call>(calls)) {
    (paths[call.path] ??= {})[call.method.toLowerCase()] = operationOf(name, call);
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Klassekart', version: '1' },
    servers: [{ url: publicEnv().apiBaseUrl }],
    paths,
    components: {
      responses: Object.fromEntries(
        Object.values<Call>(calls)
          .flatMap(failuresOf)
          .map(([, failure]) => [failure, failureResponse(failure)]),
      ),
      schemas: {
        Problem: schemaOf(problemSchema, 'output'),
        ...Object.fromEntries(
          [...answerNames].map(([type, name]) => [name, schemaOf(type, 'output')]),
        ),
      },
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: cookie } },
    },
  };
}
