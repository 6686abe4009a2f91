/**
 * The scenes of the tutorial video, in order, with their lengths. Each has a caption, `Tutorial.scenes` in `messages`;
 * the recording, the caption files and the text beside the video follow this list.
 */
export const tutorialScenes = [
  { id: 'start', seconds: 4 },
  { id: 'class', seconds: 5 },
  { id: 'names', seconds: 7 },
  { id: 'list', seconds: 7 },
  { id: 'room', seconds: 8 },
  { id: 'together', seconds: 6 },
  { id: 'apart', seconds: 6 },
  { id: 'front', seconds: 5 },
  { id: 'map', seconds: 6 },
  { id: 'again', seconds: 7 },
  { id: 'save', seconds: 5 },
  { id: 'export', seconds: 6 },
  { id: 'paper', seconds: 4 },
  { id: 'plan', seconds: 8 },
  { id: 'groups', seconds: 6 },
] as const;

export type TutorialScene = (typeof tutorialScenes)[number]['id'];

export const tutorialSeconds = tutorialScenes.reduce((sum, { seconds }) => sum + seconds, 0);
