import type { WidgetConfig } from '@parley/functions/shared/widget/widgetApi'
import { pictureUrlPattern } from '@parley/functions/shared/pictures/pictures'
import type { ColorScheme } from '../../../lib/browser/colorScheme.ts'

const defaultAccent = '#3a5bd9'
/** A picture that was chosen and not uploaded yet. */
const chosenPicture = /^data:image\/(?:png|jpeg|gif|webp);base64,/

/**
 * Returns the widget configuration of a preview: open and still, in the agent's own language, and with
 * defaults for an incomplete colour or URL. `scheme`: the visitor's, if the agent follows it.
 */
export function previewConfig(config: WidgetConfig, scheme: ColorScheme): WidgetConfig {
  const { primaryColor, themeType, imageUrl, backgroundUrl } = config
  return {
    ...config,
    primaryColor: /^#[0-9a-f]{6}$/i.test(primaryColor) ? primaryColor : defaultAccent,
    themeType: themeType === 'auto' ? scheme : themeType,
    imageUrl: pictureUrlPattern.test(imageUrl) || chosenPicture.test(imageUrl) ? imageUrl : '',
    backgroundUrl: pictureUrlPattern.test(backgroundUrl) ? backgroundUrl : '',
    followBrowserLanguage: false,
    messageDelayMs: 0,
    proactiveMessage: '',
    autoStart: false,
    triggers: [],
    syncBrowser: false,
    listenForUrlChanges: false,
    voice: null,
  }
}
