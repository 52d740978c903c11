/** What the widget says of what an answer rests on. */
export const answerTexts = {
  sources: 'Sources',
}
