import { usePathname } from 'next/navigation';

/** One static page serves all ids, so Next.js's `params` does not contain the id of the URL. */
export function usePathParameter(
  name: 'answer' | 'classes' | 'invoices' | 'maps' | 'rooms' | 'schools' | 'share',
): string {
  const parts = usePathname().split('/');
  return parts[parts.indexOf(name) + 1] ?? '';
}
