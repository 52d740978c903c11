import type { Agent } from '@parley/functions/shared/agent'
import type { Region } from '@parley/functions/shared/regions'

export type SnippetKind = 'popup' | 'embedded'

type SnippetAgent = Pick<Agent, 'ID' | 'primaryColor' | 'placement' | 'lang'> & {
  widgetOptions: Pick<Agent['widgetOptions'], 'consentMode' | 'texts'>
}

/** The element that an embedded widget goes into. */
const target = 'parley-chat'

/**
 * What a customer pastes. Colour, place and name of the launcher travel in it, so that it is right before any
 * request, and so does consent mode, which allows none.
 */
export function widgetSnippet(
  origin: string,
  region: Region,
  agent: SnippetAgent,
  kind: SnippetKind,
): string {
  const { ID, primaryColor, placement, lang, widgetOptions } = agent
  const label = widgetOptions.texts[lang]?.['openChat']
  // Embedding is the page's choice: whoever wants the popup of an embedded agent gets it in the corner.
  const place = kind === 'embedded' ? 'embedded' : placement === 'embedded' ? 'bottom-right' : placement
  const isDefault = place === 'bottom-right' && placement === 'bottom-right'
  const attributes = [
    `src="${origin}/widget/parley.js"`,
    `data-agent="${ID}"`,
    `data-region="${region}"`,
    `data-color="${primaryColor}"`,
    ...(isDefault ? [] : [`data-placement="${place}"`]),
    ...(kind === 'embedded' ? [`data-target="#${target}"`] : []),
    ...(label ? [`data-label="${escapeAttribute(label)}"`] : []),
    ...(widgetOptions.consentMode ? ['data-consent'] : []),
  ]
  const script = `<script ${attributes.join(' ')} async></script>`
  return kind === 'embedded' ? `<div id="${target}" style="height: 600px"></div>\n${script}` : script
}

function escapeAttribute(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
}
