/**
 * State of an editor with the last message to the user. The number of the message increases, so that a repeated message
 * counts as new.
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
