// Characters that XML 1.0 does not allow in a document (section 2.2, production Char).
const outsideXml = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/u;

/** Whether XML 1.0 allows every character of a text. */
export const fitsXml = (text: string) => !outsideXml.test(text);
