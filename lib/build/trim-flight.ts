/**
 * Every page carries its React tree a second time, as "flight" data in inline scripts, so that the browser can hydrate
 * it. Parts that never change need no hydration: an element with the attribute `data-static` keeps its HTML and loses
 * its children in the flight data. React treats such an element as one with `dangerouslySetInnerHTML`, whose content
 * it leaves alone when it hydrates.
 *
 * Format: rows `id:value\n`, where value is JSON with references ("$1a", "$L1a", "$1a:props:children:0"), or begins with
 * a tag: `T` and a length in hexadecimal for text, `I` for a module, `HL` for a hint. (React's ReactFlightClient.js.)
 */

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

interface Row {
  id: string;
  /** What follows the colon, without the line's end. */
  text: string;
  /** Text rows have no line's end: their length says where they stop. */
  isText: boolean;
  json?: Json;
}

const dataScript = /<script>self\.__next_f\.push\((\[1,"(?:[^"\\]|\\.)*"\])\)<\/script>/g;

/** Characters that could end a script element or a line of JavaScript, as Next.js escapes them. */
const toScriptString = (text: string) =>
  JSON.stringify(text).replace(
    /[&<>\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

function readRows(flight: string): Row[] {
  const rows: Row[] = [];
  let position = 0;
  while (position < flight.length) {
    const colon = flight.indexOf(':', position);
    const id = flight.slice(position, colon);
    if (colon < 0 || !/^[0-9a-f]*$/.test(id)) {
      throw new Error(`No flight row begins with "${flight.slice(position, position + 40)}".`);
    }
    if (flight[colon + 1] === 'T') {
      const comma = flight.indexOf(',', colon);
      const bytes = Number.parseInt(flight.slice(colon + 2, comma), 16);
      const content = Buffer.from(flight.slice(comma + 1))
        .subarray(0, bytes)
        .toString();
      position = comma + 1 + content.length;
      rows.push({ id, text: flight.slice(colon + 1, position), isText: true });
      continue;
    }
    const end = flight.indexOf('\n', colon);
    const text = flight.slice(colon + 1, end < 0 ? undefined : end);
    position = end < 0 ? flight.length : end + 1;
    const json = /^["[{]/.test(text) ? (JSON.parse(text) as Json) : undefined;
    rows.push({ id, text, isText: false, json });
  }
  return rows;
}

const isObject = (value: Json | undefined): value is { [key: string]: Json } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** An element is `["$", type, key, props, …]`. */
function staticProps(value: Json): { [key: string]: Json } | undefined {
  if (!Array.isArray(value) || value[0] !== '$' || typeof value[1] !== 'string') return undefined;
  const props = value[3];
  const isStatic =
    isObject(props) && !['$undefined', undefined].includes(props['data-static'] as string);
  return isStatic ? props : undefined;
}

function trimmed(value: Json): Json {
  if (Array.isArray(value)) {
    const props = staticProps(value);
    if (!props) return value.map(trimmed);
    const { children: _, ...rest } = props;
    return [...value.slice(0, 3), { ...rest, dangerouslySetInnerHTML: { __html: '' } }];
  }
  if (isObject(value)) {
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, trimmed(item)]));
  }
  return value;
}

const reference = /^\$[A-Za-z@]?([0-9a-f]+)((?::[^:]+)*)$/;

/** What a path such as `:props:children:2` leads to; elements answer to `type`, `key` and `props`. */
function follow(value: Json | undefined, path: string[], rows: Map<string, Row>): Json | undefined {
  let current = value;
  for (const step of path) {
    while (typeof current === 'string') {
      const match = reference.exec(current);
      if (!match) return undefined;
      current = follow(rows.get(match[1]!)?.json, match[2]!.split(':').slice(1), rows);
    }
    if (Array.isArray(current)) {
      const place = current[0] === '$' ? ['', 'type', 'key', 'props'].indexOf(step) : Number(step);
      current = current[place];
    } else if (isObject(current)) current = current[step];
    else return undefined;
  }
  return current;
}

/** Ids of the rows that a value leads to, by references of any depth. */
function idsBelow(value: Json, ids: Set<string>, rows: Map<string, Row>) {
  if (typeof value === 'string') {
    const [, id, path = ''] = reference.exec(value) ?? [];
    if (!id) return;
    if (path) {
      const part = follow(rows.get(id)?.json, path.split(':').slice(1), rows);
      if (part !== undefined) idsBelow(part, ids, rows);
      return;
    }
    if (ids.has(id)) return;
    ids.add(id);
    const json = rows.get(id)?.json;
    if (json !== undefined) idsBelow(json, ids, rows);
  } else if (Array.isArray(value)) value.forEach((item) => idsBelow(item, ids, rows));
  else if (isObject(value)) Object.values(value).forEach((item) => idsBelow(item, ids, rows));
}

/** Replaces references into what has been cut away by what stood there. */
function withoutLostPaths(value: Json, before: Map<string, Row>, after: Map<string, Row>): Json {
  if (typeof value === 'string') {
    const match = reference.exec(value);
    if (!match?.[2]) return value;
    const path = match[2].split(':').slice(1);
    if (follow(after.get(match[1]!)?.json, path, after) !== undefined) return value;
    const original = follow(before.get(match[1]!)?.json, path, before);
    if (original === undefined) throw new Error(`The flight reference ${value} leads nowhere.`);
    return withoutLostPaths(trimmed(original), before, after);
  }
  if (Array.isArray(value)) return value.map((item) => withoutLostPaths(item, before, after));
  if (isObject(value)) {
    return Object.fromEntries(
      Object.entries(value).map(([key, item]) => [key, withoutLostPaths(item, before, after)]),
    );
  }
  return value;
}

const toMap = (rows: Row[]) => new Map(rows.map((row) => [row.id, row]));
const referenceInText = /"\$[A-Za-z@]?([0-9a-f]+)(?::[^"]*)?"/g;

/** The rows that the first one leads to, in their order; hints and what this step doesn't know stay. */
function reachable(rows: Row[]): Row[] {
  const byId = new Map<string, Row[]>();
  for (const row of rows) byId.set(row.id, [...(byId.get(row.id) ?? []), row]);
  const seen = new Set<string>();
  const queue = ['0', ...rows.filter((row) => isOpaque(row)).map((row) => row.id)];
  while (queue.length > 0) {
    const id = queue.pop()!;
    if (seen.has(id)) continue;
    seen.add(id);
    for (const row of byId.get(id) ?? []) {
      if (row.isText) continue;
      for (const match of row.text.matchAll(referenceInText)) queue.push(match[1]!);
    }
  }
  return rows.filter((row) => seen.has(row.id));
}
const isOpaque = (row: Row) => !row.isText && row.json === undefined && !row.text.startsWith('I[');

/** Client components that may stand in a static part, as they only draw: `default` is the icon of lucide-react. */
const harmless = new Set(['default', 'IconMark']);

function checkStaticParts(value: Json, rows: Map<string, Row>) {
  if (Array.isArray(value)) {
    const props = staticProps(value);
    if (!props) return value.forEach((item) => checkStaticParts(item, rows));
    const ids = new Set<string>();
    idsBelow(props.children ?? null, ids, rows);
    for (const id of ids) {
      const row = rows.get(id);
      if (!row?.text.startsWith('I[')) continue;
      const [, , name] = JSON.parse(row.text.slice(1)) as [number, unknown, string];
      const named = reference.exec(name)?.[1];
      const title = named ? String(rows.get(named)?.json) : name;
      if (!harmless.has(title)) {
        throw new Error(
          `A data-static element holds the client component ${title} (${row.text.slice(0, 90)}).`,
        );
      }
    }
  } else if (isObject(value)) Object.values(value).forEach((item) => checkStaticParts(item, rows));
}

/** The flight data without what stands below elements with `data-static`. */
export function trimFlight(flight: string): string {
  const before = readRows(flight);
  const beforeById = toMap(before);
  for (const row of before) if (row.json !== undefined) checkStaticParts(row.json, beforeById);
  const cut = before.map((row) =>
    row.json === undefined ? row : { ...row, json: trimmed(row.json) },
  );
  const cutById = toMap(cut);
  const after = cut.map((row) => {
    if (row.json === undefined) return row;
    const json = withoutLostPaths(row.json, beforeById, cutById);
    return { ...row, json, text: JSON.stringify(json) };
  });
  return reachable(after)
    .map((row) => `${row.id}:${row.text}${row.isText ? '' : '\n'}`)
    .join('');
}

/** A prerendered page with its flight data trimmed and joined into one script. */
export function trimPage(html: string): string {
  const scripts = [...html.matchAll(dataScript)];
  if (scripts.length === 0) throw new Error('The page has no flight data as Next.js writes it.');
  const flight = scripts.map((match) => (JSON.parse(match[1]!) as [number, string])[1]).join('');
  const joined = `<script>self.__next_f.push([1,${toScriptString(trimFlight(flight))}])</script>`;
  let isFirst = true;
  return html.replace(dataScript, () => {
    const result = isFirst ? joined : '';
    isFirst = false;
    return result;
  });
}
