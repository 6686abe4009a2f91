'use client';

/**
 * Writes structured data into the page as JSON; "<" is escaped, so that no text can end the script element. A server
 * component would also write the length of the JSON, which becomes wrong when the server replaces addresses in the
 * page.
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
