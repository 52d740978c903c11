/** Names of meta tags with the brand colour, in order of trust. */
const colourNames = ['theme-color', 'msapplication-tilecolor']
// Every repetition is bounded, so that a stranger's page cannot make matching slow.
const customProperty = /--[\w-]{0,30}(?:brand|primary|accent)[\w-]{0,30}\s{0,3}:\s{0,3}(#[\da-f]{3,6})\b/gi
// A letter by its number (`&#259;`) and a link within the page (`#add`) look like colours.
const anyColour = /(?<!&|href=["']?|url\(["']?)#(?:[\da-f]{6}|[\da-f]{3})\b/gi

/**
 * Returns the vivid colours of a page as `#rrggbb`, the most likely brand colour first: those that the page
 * names, then those that its styles name as a brand colour, then the ones that it uses most. `meta`: the meta
 * tags of the page by name.
 */
export function coloursOf(html: string, meta: ReadonlyMap<string, string>): string[] {
  const metaColours = colourNames.flatMap((name) => meta.get(name) ?? [])
  const customColours = Array.from(html.matchAll(customProperty), ([, colour = '']) => colour)
  const uses = new Map<string, number>()
  for (const [colour] of html.matchAll(anyColour)) {
    const full = inFull(colour)
    if (isVivid(full)) uses.set(full, (uses.get(full) ?? 0) + 1)
  }
  const used = [...uses].toSorted(([, one], [, other]) => other - one).map(([colour]) => colour)
  return [...new Set([...[...metaColours, ...customColours].map(inFull).filter(isVivid), ...used])]
}

/** Returns `#fa0` as `#ffaa00`; empty for anything that is not a colour. */
function inFull(colour: string): string {
  const [, digits = ''] = /^#([\da-f]{6}|[\da-f]{3})$/i.exec(colour.trim()) ?? []
  const six = digits.length === 3 ? digits.replaceAll(/./g, '$&$&') : digits
  return six && `#${six.toLowerCase()}`
}

/** Returns whether a colour is vivid: greys, black and white are not a brand's own. */
function isVivid(colour: string): boolean {
  const parts = [1, 3, 5].map((start) => Number.parseInt(colour.slice(start, start + 2), 16))
  return colour !== '' && Math.max(...parts) - Math.min(...parts) >= 40
}
