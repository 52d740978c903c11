import type { Kit } from './createKit.ts'

/** The extras' looks, and after ours what the owner wants otherwise. */
export function startStyles({ chat }: Kit, css: string) {
  const { conversation, place } = chat
  const sheet = new CSSStyleSheet()
  const own = new CSSStyleSheet()
  sheet.replaceSync(css)
  place.root.adoptedStyleSheets = [...place.root.adoptedStyleSheets, sheet, own]
  let dressed: unknown

  return {
    update(): void {
      const { config } = conversation.state
      if (!config || config === dressed) return
      dressed = config
      own.replaceSync(config.customCss ?? '')
      place.host.toggleAttribute('data-still', config.scrollAnimation === false)
      const [rule] = place.sheet.cssRules
      // The address stays a value here, whatever is in it.
      const picture = config.backgroundUrl ? `url(${JSON.stringify(config.backgroundUrl)})` : ''
      if (rule instanceof CSSStyleRule) rule.style.setProperty('--picture', picture)
      place.host.toggleAttribute('data-picture', !!picture)
    },
  }
}
