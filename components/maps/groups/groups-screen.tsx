'use client';

import { useTranslations } from 'next-intl';
import { nameWidths } from '@/components/rooms/view/name-width';
import { Name } from '@/components/ui/name';
import type { PupilId } from '@/lib/core/conditions/condition';
import type { Round } from '@/lib/core/seating/groups/group-problem';
import { ScreenBar, WholeScreen } from '../show/whole-screen';

interface GroupsScreenProps {
  title: string;
  groups: Round;
  names: ReadonlyMap<PupilId, string>;
  onClose: () => void;
}

const linesBeside = 2.2;
const lineHeight = 1.3;
const sideEm = 2;

function bestColumns(groups: Round, widthEm: number, ratio: number): number {
  const lines = Math.max(...groups.map((group) => group.length)) + linesBeside;
  const sizeIn = (columns: number) =>
    Math.min(
      ratio / (columns * (widthEm + sideEm)),
      1 / (Math.ceil(groups.length / columns) * lines * lineHeight),
    );
  const all = groups.map((_, index) => index + 1);
  return all.reduce((best, next) => (sizeIn(next) > sizeIn(best) ? next : best), 1);
}

export function GroupsScreen({ title, groups, names, onClose }: GroupsScreenProps) {
  const t = useTranslations('Groups');
  const shown = groups.flat().map((id) => names.get(id) ?? '');
  const widthEm = Math.max(5, ...shown.map((name) => nameWidths(name)[0]));
  const ratio = window.innerWidth / Math.max(1, window.innerHeight - 80);
  const columns = bestColumns(groups, widthEm, ratio);
  const rows = Math.ceil(groups.length / columns);
  const lines = Math.max(...groups.map((group) => group.length)) + linesBeside;
  const fontSize = `max(0.75rem, min((100vw - 2rem) / ${columns * (widthEm + sideEm)}, (100dvh - 6rem) / ${rows * lines * lineHeight}))`;
  return (
    <WholeScreen onClose={onClose} className="bg-birch overflow-y-auto">
      <ol
        style={{ fontSize, gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}
        className="grid flex-1 gap-[0.4em] p-3 leading-[1.3]"
      >
        {groups.map((group, index) => (
          <li key={index} className="bg-surface rounded-desk px-[0.7em] py-[0.35em]">
            <h3 className="text-green font-bold">{t('group', { number: index + 1 })}</h3>
            <ul>
              {group.map((id) => (
                <li key={id} className="font-semibold break-words">
                  <Name>{names.get(id)}</Name>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
      <ScreenBar title={title} onClose={onClose} className="min-h-14 px-4 pb-1" />
    </WholeScreen>
  );
}
