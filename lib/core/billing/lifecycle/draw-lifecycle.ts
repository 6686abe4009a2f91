import { subscriptionStates, transitions } from './transitions';

/** The table of states and transitions as a Mermaid diagram. */
export function drawLifecycle(): string {
  const arrows = transitions.map(({ from, on, only, to, does }) => {
    const condition = only ? ` [${only}]` : '';
    return `  ${from} --> ${to}: ${on}${condition}${does ? ` / ${does}` : ''}`;
  });
  return ['stateDiagram-v2', `  [*] --> ${subscriptionStates[0]}`, ...arrows].join('\n');
}
