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
      chat.dress({
        picture: config.backgroundUrl && `--picture:url(${JSON.stringify(config.backgroundUrl)})`,
      })
      place.host.toggleAttribute('data-picture', !!config.backgroundUrl)
    },
  }
}
