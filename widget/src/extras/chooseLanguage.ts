import type { WidgetConfig } from '@parley/functions/shared/widgetApi'
import { speaks } from './loadLanguage.ts'

/**
 * The page's wish, else the visitor's language, where the widget or the owner's greetings speak it; else the
 * agent's.
 */
export function chooseLanguage(config: WidgetConfig | undefined, wished: string | undefined): string {
  const visitors = config?.followBrowserLanguage ? navigator.languages : []
  const codes = [wished, ...visitors, config?.lang].map((code) => code?.slice(0, 2).toLowerCase() ?? '')
  return codes.find((code) => speaks(code) || config?.greetings?.[code]) ?? 'en'
}
