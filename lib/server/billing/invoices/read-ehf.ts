import 'server-only';
import { readXml, type XmlElement } from '@/lib/core/xml/read-xml';

/** An element with the text it holds, if it holds no elements. */
export interface EhfElement {
  /** Names from the root, as `Invoice/cac:TaxTotal/cbc:TaxAmount`. */
  path: string;
  attributes: XmlElement['attributes'];
  text: string;
}

/** The elements of a document in their order; none for what is no XML. */
export function readEhf(xml: string): EhfElement[] {
  const root = readXml(xml);
  return root ? flatten(root, root.name) : [];
}

function flatten({ attributes, text, children }: XmlElement, path: string): EhfElement[] {
  const own = { path, attributes, text: children.length > 0 ? '' : text };
  return [own, ...children.flatMap((child) => flatten(child, `${path}/${child.name}`))];
}

/** The texts of all elements whose path ends so. */
export function textsAt(elements: readonly EhfElement[], end: string): string[] {
  return elements.flatMap(({ path, text }) => (`/${path}`.endsWith(`/${end}`) ? text : []));
}
