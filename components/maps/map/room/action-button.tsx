'use client';

import { useTranslations } from 'next-intl';
import {
  ActionButton as EditorButton,
  type ActionButtonProps,
} from '@/components/ui/editing/action-button';
import type { ActionId } from '@/lib/core/maps/actions';
import { useWorkbenchStore } from './workbench-store';

export type LabelledAction = Exclude<
  ActionId,
  `cursor${string}` | 'pickUpOrDrop' | 'choose' | 'chooseMore'
>;

export function ActionButton(props: ActionButtonProps<LabelledAction>) {
  const t = useTranslations('Workbench.action');
  return (
    <EditorButton
      {...props}
      store={useWorkbenchStore()}
      label={t(props.id)}
      className="shrink-0 whitespace-nowrap"
    />
  );
}
