// Characters outside the production Char (XML 1.0, section 2.2).
const outsideXml = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/u;

/** Whether XML 1.0 allows every character of a text. */
export const fitsXml = (text: string) => !outsideXml.test(text);
