export const tutorialScenes = [
  { id: 'start', seconds: 3 },
  { id: 'class', seconds: 4 },
  { id: 'names', seconds: 6 },
  { id: 'list', seconds: 6 },
  { id: 'room', seconds: 8 },
  { id: 'together', seconds: 5 },
  { id: 'apart', seconds: 5 },
  { id: 'front', seconds: 4 },
  { id: 'map', seconds: 6 },
  { id: 'again', seconds: 7 },
  { id: 'save', seconds: 5 },
  { id: 'export', seconds: 6 },
  { id: 'paper', seconds: 4 },
  { id: 'plan', seconds: 7 },
  { id: 'groups', seconds: 5 },
  { id: 'picker', seconds: 4 },
  { id: 'exam', seconds: 5 },
] as const;

export const tutorialSeconds = tutorialScenes.reduce((sum, { seconds }) => sum + seconds, 0);
