import { SaxesParser } from 'saxes';

/** An element of a document. */
export interface XmlElement {
  /** With its prefix, as `cbc:ID`. */
  name: string;
  /** Without its prefix, which is the writer's choice. */
  localName: string;
  attributes: Readonly<Record<string, string>>;
  /** The text directly in it, white space included. */
  text: string;
  children: XmlElement[];
}

/** Deeper documents are refused; a bank statement has about 12 levels, an EHF 7. */
const deepest = 50;

/**
 * Reads a document (XML 1.0, fifth edition) without the browser's parser, which pages forbid by Trusted Types. Takes time
 * linear in its length. Returns its root; null for what is not well-formed, has a document type (and so could have entities
 * of its own) or has more than 50 levels.
 */
export function readXml(xml: string): XmlElement | null {
  const parser = new SaxesParser<{ position: false; xmlns: false }>({
    position: false,
    xmlns: false,
  });
  const path: XmlElement[] = [];
  let root: XmlElement | null = null;
  const refuse = (): never => {
    throw new Refused();
  };
  parser.on('error', refuse);
  parser.on('doctype', refuse);
  parser.on('opentag', ({ name, attributes }) => {
    const localName = name.slice(name.indexOf(':') + 1);
    const element = { name, localName, attributes, text: '', children: [] };
    root ??= element;
    path.at(-1)?.children.push(element);
    if (path.push(element) > deepest) refuse();
  });
  const addText = (text: string) => {
    const element = path.at(-1);
    if (element) element.text += text;
  };
  parser.on('text', addText);
  parser.on('cdata', addText);
  parser.on('closetag', () => void path.pop());
  try {
    parser.write(xml).close();
    return root;
  } catch (error) {
    if (error instanceof Refused) return null;
    throw error;
  }
}

class Refused extends Error {}

// Char, section 2.2 of the Recommendation, less what only breaks lines.
const outsideXml = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/u;

/** Whether XML 1.0 can hold a text: it has no control character but tabs and line breaks, no lone surrogate and no U+FFFE or U+FFFF. */
export const fitsXml = (text: string) => !outsideXml.test(text);
