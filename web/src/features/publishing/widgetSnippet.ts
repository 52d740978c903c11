import type { Agent } from '@parley/functions/shared/agents/agent'
import type { Region } from '@parley/functions/shared/regions/regions'

export type SnippetKind = 'popup' | 'embedded'

/** The id of the element that contains an embedded widget. */
const target = 'parley-chat'

/**
 * Returns the code that a customer pastes once; the agent's script loads whatever is published. Only the
 * choice between popup and embedded is part of the code, since it belongs to the page.
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
    // A popup of an embedded agent opens in the corner.
    ...(kind === 'popup' && placement === 'embedded' ? ['data-placement="bottom-right"'] : []),
  ]
  const script = `<script ${attributes.join(' ')} async></script>`
  return kind === 'embedded' ? `<div id="${target}" style="height: 600px"></div>\n${script}` : script
}
