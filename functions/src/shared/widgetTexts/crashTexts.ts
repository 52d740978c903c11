/** The widget's text after a rendering error. */
export const crashTexts = {
  crashed: 'Something went wrong',
}
