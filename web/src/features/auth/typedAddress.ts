/** The e-mail typed on the page before, or before this one was loaded anew; empty where there is none. */
export function typedAddress(): string {
  return typeof history.state === 'string' && history.state.includes('@') ? history.state : ''
}
