import type { Thing } from 'schema-dts';

/** Tells search engines in their own terms what the page says. A "<" in it must not end the element. */
export function StructuredData<Kind extends Thing>({ data }: { data: Exclude<Kind, string> }) {
  const json = JSON.stringify({ '@context': 'https://schema.org', ...(data as object) });
  return (
    <script
      type="application/ld+json"
      dangerouslySetInnerHTML={{ __html: json.replaceAll('<', '\\u003c') }}
    />
  );
}
