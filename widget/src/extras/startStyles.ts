import type { Chat } from '../chat/Chat.ts'

/** The looks of the extras, part by part, and after them what the owner wants otherwise. */
export function startStyles({ conversation, place, dress }: Chat) {
  const { root, host } = place
  const own = new CSSStyleSheet()
  root.adoptedStyleSheets = [...root.adoptedStyleSheets, own]
  let dressed: unknown

  return {
    wear: (css: string): void => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(css)
      root.adoptedStyleSheets = [...root.adoptedStyleSheets.filter((other) => other !== own), sheet, own]
    },
    update(): void {
      const { config } = conversation.state
      if (!config || config === dressed) return
      dressed = config
      own.replaceSync(config.customCss ?? '')
      host.toggleAttribute('data-still', config.scrollAnimation === false)
      dress({
        picture: config.backgroundUrl && `--picture:url(${JSON.stringify(config.backgroundUrl)})`,
      })
      host.toggleAttribute('data-picture', !!config.backgroundUrl)
    },
  }
}
