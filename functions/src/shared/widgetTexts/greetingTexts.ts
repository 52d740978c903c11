/** What the widget says of the closed widget. */
export const greetingTexts = {
  unread: '{count} unread',
  dismiss: 'Dismiss',
}
