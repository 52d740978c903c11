import { coreTexts } from '@parley/functions/shared/widgetTexts/coreTexts'
import { screensTexts } from '@parley/functions/shared/widgetTexts/screensTexts'
import { voiceTexts } from '@parley/functions/shared/widgetTexts/voiceTexts'

/** What a call says. */
export const callTexts = { ...coreTexts, ...screensTexts, ...voiceTexts }
