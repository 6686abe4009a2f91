'use client';

/**
 * Writes structured data (JSON-LD). "<" is escaped, so that it cannot end the element. A client component, because
 * React serialises long texts of server components with their length, which placeholder addresses in the page would
 * falsify.
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
