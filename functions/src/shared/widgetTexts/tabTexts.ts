/** What the widget says of its tabs, besides what they are about. */
export const tabTexts = {
  home: 'Home',
}
