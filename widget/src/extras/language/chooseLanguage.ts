import type { WidgetConfig } from '@parley/functions/shared/widget/widgetApi'
import { speaks } from './loadLanguage.ts'

/**
 * Returns the page's language, or else the visitor's, if the widget or the owner's greetings support it, or
 * else the agent's.
 */
export function chooseLanguage(config: WidgetConfig | undefined, wished: string | undefined): string {
  const visitors = config?.followBrowserLanguage ? navigator.languages : []
  const codes = [wished, ...visitors, config?.lang].map((code) => code?.slice(0, 2).toLowerCase() ?? '')
  return codes.find((code) => speaks(code) || config?.greetings?.[code]) ?? 'en'
}
