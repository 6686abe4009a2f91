'use client';

import { useTranslations } from 'next-intl';
import { Fetched } from '@/components/shell/fetched/fetched';
import { Name } from '@/components/ui/name';
import type { UserInfo } from '@/lib/client/account/load-user';
import { useColleagues } from '@/lib/client/classes/classes';
import type { ListedColleague } from '@/lib/contracts/school/schools';

export function TeacherView({ schoolId, user }: { schoolId: string; user: UserInfo }) {
  const t = useTranslations('School');
  return (
    <Fetched query={useColleagues(schoolId, true)} loading={t('loading')}>
      {(people) => (
        <div className="grid gap-12">
          <Names
            id="admins"
            title={t('admins')}
            text={t('adminsText')}
            people={people.filter(({ isAdmin }) => isAdmin)}
            userId={user.id}
          />
          <Names
            id="colleagues"
            title={t('colleagues')}
            text={t('count', { count: people.length })}
            people={people}
            userId={user.id}
          />
        </div>
      )}
    </Fetched>
  );
}

function Names(props: {
  id: string;
  title: string;
  text: string;
  people: readonly ListedColleague[];
  userId: string;
}) {
  const t = useTranslations('School');
  return (
    <section aria-labelledby={props.id}>
      <h2 id={props.id} className="text-2xl font-bold">
        {props.title}
      </h2>
      <p className="text-ink-soft mt-1">{props.text}</p>
      <ul className="mt-5 flex flex-wrap gap-2">
        {props.people.map(({ id, name }) => (
          <li key={id} className="rounded-desk bg-birch min-w-0 px-3.5 py-1.5">
            <Name>{name}</Name> {id === props.userId && t('you')}
          </li>
        ))}
      </ul>
    </section>
  );
}
