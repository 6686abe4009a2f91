import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse, parseAllDocuments } from 'yaml';
import { calls } from '@/lib/contracts/calls';
import { publicEnv } from '@/lib/env/public';

/*
 * Names that have to agree. Types and fields of Kubernetes are not checked here: `kubectl apply --dry-run=server` does that.
 */

interface Probe {
  httpGet: { path: string; port: string };
}

interface Container {
  command?: string[];
  envFrom: { secretRef: { name: string } }[];
  env?: { name: string; value: string }[];
  ports: { name: string; containerPort: number }[];
  startupProbe: Probe;
  readinessProbe: Probe;
  livenessProbe: Probe;
  securityContext: unknown;
  volumeMounts: { name: string; mountPath: string }[];
}

interface Selector {
  matchLabels: Record<string, string>;
}

interface Workload {
  selector: Selector;
  template: {
    metadata: { labels: Record<string, string> };
    spec: {
      terminationGracePeriodSeconds: number;
      containers: [Container];
      volumes: { name: string; persistentVolumeClaim?: { claimName: string } }[];
    };
  };
}

interface Specs {
  Deployment: Workload;
  Job: Workload;
  PersistentVolumeClaim: object;
  Service: {
    selector: Record<string, string>;
    ports: { name: string; targetPort: string }[];
  };
  PodDisruptionBudget: { selector: Selector };
  Ingress: {
    tls: { hosts: string[] }[];
    rules: {
      host: string;
      http: { paths: { backend: { service: { name: string; port: { name: string } } } }[] };
    }[];
  };
}

const read = (name: string) => readFileSync(path.join(__dirname, name), 'utf8');
const kustomization = parse(read('kubernetes/kustomization.yaml')) as { resources: string[] };
const manifests = kustomization.resources.flatMap((name) =>
  parseAllDocuments(read(`kubernetes/${name}`)).map(
    (document) => document.toJS() as { kind: string; metadata: { name: string }; spec: unknown },
  ),
);

function manifest<Kind extends keyof Specs>(kind: Kind) {
  const { metadata, spec } = manifests.find((each) => each.kind === kind)!;
  return { name: metadata.name, spec: spec as Specs[Kind] };
}

interface Compose {
  services: Record<
    'web' | 'migrate',
    { command: string[]; environment: Record<string, string>; stop_grace_period: string }
  >;
}
const { services } = parse(read('compose.yaml'), { merge: true }) as Compose;

const web = manifest('Deployment').spec;
const job = manifest('Job').spec;
const [webContainer] = web.template.spec.containers;
const [jobContainer] = job.template.spec.containers;

it('the Kubernetes kustomization applies every file of its folder', () => {
  const files = readdirSync(path.join(__dirname, 'kubernetes'));
  expect([...kustomization.resources, 'kustomization.yaml'].sort()).toEqual(files.sort());
});

it('the Kubernetes ingress routes its hosts to the web pods', () => {
  const { name, spec } = manifest('Service');
  const { tls, rules } = manifest('Ingress').spec;
  expect(rules.map(({ host }) => host)).toEqual(tls.flatMap(({ hosts }) => hosts));
  for (const { backend } of rules.flatMap(({ http }) => http.paths)) {
    expect(backend.service).toEqual({ name, port: { name: spec.ports[0]!.name } });
  }
  const port = webContainer.ports.find((each) => each.name === spec.ports[0]!.targetPort);
  const image = readFileSync(path.join(__dirname, 'Containerfile'), 'utf8');
  expect(port!.containerPort).toBe(Number(/^EXPOSE (\d+)$/m.exec(image)![1]));
  const { labels } = web.template.metadata;
  expect(spec.selector).toEqual(labels);
  expect(web.selector.matchLabels).toEqual(labels);
  expect(manifest('PodDisruptionBudget').spec.selector.matchLabels).toEqual(labels);
  expect(job.template.metadata.labels).not.toEqual(labels);
});

it('the Kubernetes probes request the health checks of the API', () => {
  const [port] = webContainer.ports;
  const probe = ({ path: address }: { path: string }) => ({
    httpGet: { path: `${publicEnv().basePath}/api${address}`, port: port!.name },
  });
  expect(webContainer.readinessProbe).toMatchObject(probe(calls.checkHealth));
  expect(webContainer.livenessProbe).toMatchObject(probe(calls.checkLife));
  expect(webContainer.startupProbe).toMatchObject(probe(calls.checkLife));
});

it('the Kubernetes manifests have the settings and the command of compose.yaml', () => {
  const { DATABASE_URL, ...settings } = services.web.environment;
  expect(DATABASE_URL).toMatch(/^postgres:/);
  const given = webContainer.env!.map(({ name, value }) => [name, value]);
  expect(Object.fromEntries(given)).toEqual(settings);
  const listed = readFileSync(path.join(__dirname, '../../env/README.md'), 'utf8');
  for (const [name] of given) expect(listed).toContain(`\`${name}\``);
  expect(jobContainer.command).toEqual(services.migrate.command);
  expect(jobContainer.envFrom).toEqual(webContainer.envFrom);
  const graceSeconds = web.template.spec.terminationGracePeriodSeconds;
  expect(`${graceSeconds}s`).toBe(services.web.stop_grace_period);
});

it('the Kubernetes containers can write only to defined volumes', () => {
  for (const { template } of [web, job]) {
    const [{ volumeMounts, securityContext }] = template.spec.containers;
    expect(securityContext).toEqual({
      allowPrivilegeEscalation: false,
      readOnlyRootFilesystem: true,
      capabilities: { drop: ['ALL'] },
    });
    expect(volumeMounts.map(({ name }) => name)).toEqual(
      template.spec.volumes.map(({ name }) => name),
    );
  }
  expect(webContainer.volumeMounts.map(({ mountPath }) => mountPath)).toEqual(['/tmp', '/static']);
  const claims = web.template.spec.volumes.flatMap(
    ({ persistentVolumeClaim }) => persistentVolumeClaim?.claimName ?? [],
  );
  expect(claims).toEqual([manifest('PersistentVolumeClaim').name]);
});
