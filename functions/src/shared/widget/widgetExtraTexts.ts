import { answerTexts } from '../widgetTexts/answerTexts.ts'
import { codeTexts } from '../widgetTexts/codeTexts.ts'
import { coreTexts } from '../widgetTexts/coreTexts.ts'
import { crashTexts } from '../widgetTexts/crashTexts.ts'
import { failureTexts } from '../widgetTexts/failureTexts.ts'
import { formTexts } from '../widgetTexts/formTexts.ts'
import { greetingTexts } from '../widgetTexts/greetingTexts.ts'
import { handoffTexts } from '../widgetTexts/handoffTexts.ts'
import { homeTexts } from '../widgetTexts/homeTexts.ts'
import { menuTexts } from '../widgetTexts/menuTexts.ts'
import { ratingTexts } from '../widgetTexts/ratingTexts.ts'
import { screensTexts } from '../widgetTexts/screensTexts.ts'
import { tabTexts } from '../widgetTexts/tabTexts.ts'
import { uploadTexts } from '../widgetTexts/uploadTexts.ts'
import { voiceTexts } from '../widgetTexts/voiceTexts.ts'

/** The texts of the widget's extras. Each part of the extras loads only its own group. */
export const extraTexts = {
  ...coreTexts,
  ...menuTexts,
  ...screensTexts,
  ...homeTexts,
  ...tabTexts,
  ...handoffTexts,
  ...answerTexts,
  ...codeTexts,
  ...failureTexts,
  ...crashTexts,
  ...ratingTexts,
  ...uploadTexts,
  ...formTexts,
  ...greetingTexts,
  ...voiceTexts,
}
