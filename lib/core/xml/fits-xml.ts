// Char, section 2.2 of the Recommendation, less what only breaks lines.
const outsideXml = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/u;

/** Whether XML 1.0 can hold a text: it has no control character but tabs and line breaks, no lone surrogate and no U+FFFE or U+FFFF. */
export const fitsXml = (text: string) => !outsideXml.test(text);
