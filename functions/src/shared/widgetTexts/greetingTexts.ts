/** The texts of the closed widget. */
export const greetingTexts = {
  unread: '{count} unread',
  dismiss: 'Dismiss',
}
