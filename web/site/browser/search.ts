/** Adds a search to the documentation: sections without all words of the query are hidden. */
export function startSearch(): void {
  const label = document.querySelector<HTMLElement>('.docs-search')
  const input = label?.querySelector('input')
  if (!label || !input) return
  label.hidden = false
  input.addEventListener('input', () => showMatches(input.value))
}

function showMatches(query: string): void {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean)
  let shown = 0
  for (const section of document.querySelectorAll<HTMLElement>('.docs section')) {
    const text = section.textContent.toLowerCase()
    section.hidden = !words.every((word) => text.includes(word))
    const link = document.querySelector<HTMLElement>(`.docs nav a[href="#${section.id}"]`)
    if (link) link.hidden = section.hidden
    if (!section.hidden) shown++
  }
  const status = document.querySelector('.docs-count')
  if (status) status.textContent = words.length > 0 ? countText(shown) : ''
}

function countText(shown: number): string {
  if (shown === 0) return 'No section has all of these words. Try fewer.'
  return shown === 1 ? 'One section' : `${shown} sections`
}
