/** The widget's texts about files. */
export const uploadTexts = {
  attach: 'Attach files',
  remove: 'Remove {name}',
  dropHere: 'Drop files here',
  tooBig: '{name} is too large. The limit is {limit}.',
  wrongType: '{name} isn’t supported. Use {types}.',
  tooMany: 'Up to {limit} files per message.',
  uploadFailed: '{name} couldn’t be uploaded.',
  tooHeavy: '{name} is too large.',
  unreadable: '{name} can’t be read. It may be damaged.',
}
