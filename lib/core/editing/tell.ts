/** A state that may have a last message to its user; `number` grows, so that the same can be told twice. */
export interface Telling<Told> {
  told?: { number: number; message: Told };
}

/** The messages of a state. */
export type ToldIn<State extends Telling<unknown>> = NonNullable<State['told']>['message'];

/** Gives the user a message. */
export const tell = <State extends Telling<unknown>>(
  state: State,
  message: ToldIn<State>,
): State => ({ ...state, told: { number: (state.told?.number ?? 0) + 1, message } });
