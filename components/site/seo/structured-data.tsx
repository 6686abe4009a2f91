import type { Thing } from 'schema-dts';

/** Writes structured data (JSON-LD) for search engines. "<" is escaped, so that it cannot end the element. */
export function StructuredData<Kind extends Thing>({ data }: { data: Exclude<Kind, string> }) {
  const json = JSON.stringify({ '@context': 'https://schema.org', ...(data as object) });
  return (
    <script
      type="application/ld+json"
      dangerouslySetInnerHTML={{ __html: json.replaceAll('<', '\\u003c') }}
    />
  );
}
