// Characters outside Char, section 2.2 of the XML Recommendation.
const outsideXml = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/u;

/**
 * Whether XML 1.0 allows a text: no control character except tabs and line breaks, no lone surrogate, no U+FFFE or
 * U+FFFF.
 */
export const fitsXml = (text: string) => !outsideXml.test(text);
