/** Returns the arrow from one thing to the next in the direction of the page's language. */
export function arrow(): string {
  return document.documentElement.dir === 'rtl' ? '←' : '→'
}
