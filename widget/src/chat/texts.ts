import type { panelTexts } from '@parley/functions/shared/widget/widgetPanelTexts'

/** The texts of the panel. Every other language has these keys and those of the extras. */
export type Texts = Record<keyof typeof panelTexts, string>
