/** What the widget says when it could not be drawn. */
export const crashTexts = {
  crashed: 'Something went wrong',
}
