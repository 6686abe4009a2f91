'use client';

/**
 * Structured data of a page as JSON; "<" is escaped, so that no text can end the script element. It is a client
 * component, because React writes the text length of server components into the page. The server later replaces
 * addresses, which changes the length.
 */
export function StructuredData({
  data,
}: {
  data: { '@type': string; [property: string]: unknown };
}) {
  const json = JSON.stringify({ '@context': 'https://schema.org', ...data });
  return (
    <script
      type="application/ld+json"
      dangerouslySetInnerHTML={{ __html: json.replaceAll('<', '\\u003c') }}
    />
  );
}
