'use client';

import { useClass } from '@/lib/client/classes/classes';
import { usePathParameter } from '@/lib/client/page/use-path-parameter';
import { ShareButton } from './share-button';

/** Shares the class of the address `/app/classes/{id}`; nothing while it has no map in use, or is archived. */
export function ShareClass() {
  const { data } = useClass(usePathParameter('classes'));
  if (!data || data.archivedAt || data.maps.every((map) => !map.isActive)) return null;
  return <ShareButton classId={data.id} name={data.name} />;
}
