import type { panelTexts } from '@parley/functions/shared/widgetPanelTexts'

/** What the panel says by itself. Every other language has the same keys and those of the extras. */
export type Texts = Record<keyof typeof panelTexts, string>
