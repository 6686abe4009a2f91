'use client';

/**
 * Structured data of a page as JSON; "<" is escaped, so that no text can end the script element. This is a client
 * component: for a server component, React would write the length of the JSON into the page. The length would be wrong
 * after the server has replaced addresses in the page.
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
