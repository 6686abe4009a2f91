import { usePathname } from 'next/navigation';

/**
 * The id after `name` in the address, as in `/app/classes/{id}`. A page with a parameter is one static shell for
 * all addresses, so its `params` do not contain the id.
 */
export function usePathParameter(
  name: 'answer' | 'classes' | 'invoices' | 'maps' | 'rooms' | 'schools' | 'share',
): string {
  const parts = usePathname().split('/');
  return parts[parts.indexOf(name) + 1] ?? '';
}
