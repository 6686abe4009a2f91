import { usePathname } from 'next/navigation';

/**
 * Reads an id from the page's URL. Next.js's own parameters do not contain the id, because one static page serves all
 * ids.
 */
export function usePathParameter(
  name: 'answer' | 'classes' | 'invoices' | 'maps' | 'rooms' | 'schools' | 'share',
): string {
  const parts = usePathname().split('/');
  return parts[parts.indexOf(name) + 1] ?? '';
}
