'use client';

import { useRouter } from 'next/navigation';
import { classDraftKey } from '@/lib/client/local/class-draft';
import { NewClass } from './new-class';
import { WithDraft } from '@/components/shell/with-draft';
import { useTeacherId } from '@/lib/client/account/use-teacher-id';

/** Creates a class and continues with its first seating map. */
export function NewClassPage() {
  const router = useRouter();
  const teacherId = useTeacherId();
  const draftKey = teacherId && classDraftKey(teacherId, undefined);
  return (
    <WithDraft draftKey={draftKey}>
      {(question) => (
        <NewClass
          {...{ draftKey, question }}
          // Replaces the empty form in the history, so that the back button does not return to it.
          onCreated={(created) => router.replace(`/app/classes/${created.id}/seatmap`)}
        />
      )}
    </WithDraft>
  );
}
