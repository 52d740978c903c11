import type { Chat } from '../../chat/Chat.ts'

/** Adds the styles of the extras, part by part, before the owner's own. */
export function startStyles({ conversation, mount, style }: Chat) {
  const { root, host } = mount
  const own = new CSSStyleSheet()
  root.adoptedStyleSheets = [...root.adoptedStyleSheets, own]
  let styled: unknown

  return {
    wear: (css: string): void => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(css)
      root.adoptedStyleSheets = [...root.adoptedStyleSheets.filter((other) => other !== own), sheet, own]
    },
    update(): void {
      const { config } = conversation.state
      if (!config || config === styled) return
      styled = config
      own.replaceSync(config.customCss ?? '')
      host.toggleAttribute('data-still', config.scrollAnimation === false)
      style({
        picture: config.backgroundUrl && `--picture:url(${JSON.stringify(config.backgroundUrl)})`,
      })
      host.toggleAttribute('data-picture', !!config.backgroundUrl)
    },
  }
}
