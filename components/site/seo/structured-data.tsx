'use client';

/**
 * Writes structured data (JSON-LD). "<" is escaped, so that no text can end the element. React serialises
 * long texts of server components with their length, which changes when a node replaces placeholder addresses
 * in the page. This is therefore a client component.
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
