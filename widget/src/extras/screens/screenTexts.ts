import { coreTexts } from '@parley/functions/shared/widgetTexts/coreTexts'
import { menuTexts } from '@parley/functions/shared/widgetTexts/menuTexts'
import { screensTexts } from '@parley/functions/shared/widgetTexts/screensTexts'

/** The texts of the screens. */
export const screenTexts = { ...coreTexts, ...menuTexts, ...screensTexts }
