/** The widget's texts about the sources of an answer. */
export const answerTexts = {
  sources: 'Sources',
}
