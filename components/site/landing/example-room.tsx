import { useTranslations } from 'next-intl';
import { makeExampleMap } from './example-map';
import { ExampleMapFigure } from './example-map-figure';
import { RoomPicture } from './room-picture';
import type { Wish } from './wish-mark';

const map = makeExampleMap();
const { pupils, room } = map.problem;

function useLabels() {
  const t = useTranslations('ExampleMap');
  return { board: t('board'), picture: t('picture', { pupils: pupils.length }) };
}

export function ExampleMap() {
  const t = useTranslations('ExampleMap');
  const labels = { ...useLabels(), asked: t('asked'), again: t('again'), working: t('working') };
  const wish = (kind: Wish['kind'], ...of: [string, string?]): Wish => {
    const [first, second = ''] = of;
    const text = t(`conditions.${kind}`, { name: first, first, second });
    return { kind, text, pupils: second ? [first, second] : [first] };
  };
  return (
    <ExampleMapFigure
      map={map}
      wishes={[
        wish('front', 'Ada'),
        wish('apart', 'Noah', 'Filip'),
        wish('together', 'Юлія', 'Олег'),
        wish('fixed', 'Maja'),
      ]}
      verdicts={{
        none: t('allKept', { repeated: 0 }),
        one: t('allKept', { repeated: 1 }),
        more: t('allKept', { repeated: 2 }).replace('2', '#'),
      }}
      labels={labels}
    />
  );
}

export function ExampleRoom() {
  const labels = useLabels();
  return (
    <div className="bg-birch rounded-3xl p-5 sm:p-9">
      <RoomPicture room={room} seats={map.seats} wishes={[]} labels={labels} />
    </div>
  );
}
