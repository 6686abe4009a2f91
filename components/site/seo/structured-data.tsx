'use client';

/**
 * The character "<" is escaped, so that no text can end the script element. This is a client component, because for a
 * server component React writes the text's length into the page. The server later replaces addresses in the HTML, which
 * changes the length.
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
