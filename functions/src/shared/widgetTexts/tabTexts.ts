/** The names of the widget's tabs that no other group has. */
export const tabTexts = {
  home: 'Home',
}
