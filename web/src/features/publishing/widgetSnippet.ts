import type { Agent } from '@parley/functions/shared/agents/agent'
import type { Region } from '@parley/functions/shared/regions/regions'

export type SnippetKind = 'popup' | 'embedded'

/** The element that an embedded widget goes into. */
const target = 'parley-chat'

/**
 * What a customer pastes, once: the agent's own script, which brings along whatever is published. Only
 * whether the chat is a part of the page is the page's choice and stands in it.
 */
export function widgetSnippet(
  origin: string,
  region: Region,
  { ID, placement }: Pick<Agent, 'ID' | 'placement'>,
  kind: SnippetKind,
): string {
  const attributes = [
    `src="${origin}/widget/${region}-${ID}.js"`,
    ...(kind === 'embedded' ? ['data-placement="embedded"', `data-target="#${target}"`] : []),
    // A popup command on an embedded agent opens it in the corner.
    ...(kind === 'popup' && placement === 'embedded' ? ['data-placement="bottom-right"'] : []),
  ]
  const script = `<script ${attributes.join(' ')} async></script>`
  return kind === 'embedded' ? `<div id="${target}" style="height: 600px"></div>\n${script}` : script
}
