/**
 * State of an editor with its last message to the user. The message's number increases, so that the same message can be
 * announced twice.
 */
export interface Announcing<Announcement> {
  announcement?: { number: number; message: Announcement };
}

export type AnnouncementIn<State extends Announcing<unknown>> = NonNullable<
  State['announcement']
>['message'];

export const announce = <State extends Announcing<unknown>>(
  state: State,
  message: AnnouncementIn<State>,
): State => ({
  ...state,
  announcement: { number: (state.announcement?.number ?? 0) + 1, message },
});
