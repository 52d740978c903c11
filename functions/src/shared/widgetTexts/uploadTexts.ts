/** The widget's texts about files. */
export const uploadTexts = {
  attach: 'Attach files',
  remove: 'Remove {name}',
  dropHere: 'Drop files here',
  tooBig: '{name} is too big. Files can have up to {limit}.',
  wrongType: '{name} can’t be sent. Possible are {types}.',
  tooMany: 'A message can carry {limit} files.',
  uploadFailed: '{name} couldn’t be uploaded.',
  tooHeavy: '{name} takes too much to open. Please make it smaller.',
  unreadable: '{name} can’t be read. It may be damaged.',
}
