import { create } from 'xmlbuilder2';

/** An element with the text it holds, if it holds no elements. */
export interface EhfElement {
  /** Names from the root, as `Invoice/cac:TaxTotal/cbc:TaxAmount`. */
  path: string;
  attributes: Record<string, string>;
  text: string;
}

/** The elements of a document in their order. Throws an error for what is no XML. */
export function readEhf(xml: string): EhfElement[] {
  const elements: EhfElement[] = [];
  const visit = (node: Node, above: string) => {
    if (node.nodeType !== 1) return;
    const element = node as Element;
    const path = `${above}${element.nodeName}`;
    const children = [...element.childNodes].filter(({ nodeType }) => nodeType === 1);
    elements.push({
      path,
      attributes: Object.fromEntries(
        [...element.attributes].map(({ name, value }) => [name, value]),
      ),
      text: children.length > 0 ? '' : (element.textContent ?? ''),
    });
    for (const child of children) visit(child, `${path}/`);
  };
  visit(create(xml).root().node as unknown as Node, '');
  return elements;
}

/** The texts of all elements whose path ends so. */
export function textsAt(elements: readonly EhfElement[], end: string): string[] {
  return elements.flatMap(({ path, text }) => (`/${path}`.endsWith(`/${end}`) ? text : []));
}
