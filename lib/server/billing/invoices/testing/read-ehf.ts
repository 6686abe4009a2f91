import 'server-only';
import { readXml, type XmlElement } from '@/lib/core/xml/read-xml';

export interface EhfElement {
  path: string;
  attributes: XmlElement['attributes'];
  text: string;
}

export function readEhf(xml: string): EhfElement[] {
  const root = readXml(xml);
  return root ? flatten(root, root.name) : [];
}

function flatten({ attributes, text, children }: XmlElement, path: string): EhfElement[] {
  const own = { path, attributes, text: children.length > 0 ? '' : text };
  return [own, ...children.flatMap((child) => flatten(child, `${path}/${child.name}`))];
}

export function textsAt(elements: readonly EhfElement[], end: string): string[] {
  return elements.flatMap(({ path, text }) => (`/${path}`.endsWith(`/${end}`) ? text : []));
}
