/** State with the last message to the user. `number` increases, so that the same message can be announced twice. */
export interface Telling<Told> {
  told?: { number: number; message: Told };
}

export type ToldIn<State extends Telling<unknown>> = NonNullable<State['told']>['message'];

export const tell = <State extends Telling<unknown>>(
  state: State,
  message: ToldIn<State>,
): State => ({ ...state, told: { number: (state.told?.number ?? 0) + 1, message } });
