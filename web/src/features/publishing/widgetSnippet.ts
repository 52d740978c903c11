import type { Agent } from '@parley/functions/shared/agent'
import type { Region } from '@parley/functions/shared/regions'

/** The one line a customer pastes. Colour and place travel in it, so that the bubble is right before any request. */
export function widgetSnippet(origin: string, region: Region, { ID, primaryColor, placement }: Pick<Agent, 'ID' | 'primaryColor' | 'placement'>): string {
  const attributes = [
    `src="${origin}/widget/parley.js"`,
    `data-agent="${ID}"`,
    `data-region="${region}"`,
    `data-color="${primaryColor}"`,
    ...(placement === 'bottom-left' ? [`data-placement="${placement}"`] : []),
  ]
  return `<script ${attributes.join(' ')} async></script>`
}
