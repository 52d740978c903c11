import { coreTexts } from '@parley/functions/shared/widgetTexts/coreTexts'
import { screensTexts } from '@parley/functions/shared/widgetTexts/screensTexts'
import { voiceTexts } from '@parley/functions/shared/widgetTexts/voiceTexts'

/** The texts of a call. */
export const callTexts = { ...coreTexts, ...screensTexts, ...voiceTexts }
