/**
 * Returns whether an input method is composing, so that the key belongs to it and not to the page. Safari
 * reports the key that ends a composition only by the code 229.
 */
export function isComposing(event: KeyboardEvent): boolean {
  return event.isComposing || event.keyCode === 229
}
