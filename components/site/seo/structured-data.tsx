'use client';

/**
 * The character "<" is escaped, so no text can end the script element. This is a client component: for a server
 * component, React would write the text's length into the page, and this length is wrong after the server replaces
 * addresses in the HTML.
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
