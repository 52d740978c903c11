/** Returns the email that was typed on the previous page, or before a reload; empty without one. */
export function typedEmail(): string {
  return typeof history.state === 'string' && history.state.includes('@') ? history.state : ''
}
