/** The types of the panel: the chat alone, or several tabs with a bar at the bottom. */
export const widgetTypes = ['chat', 'tabs'] as const

/** All tabs in their default order. */
export const widgetTabs = ['home', 'chat', 'conversations'] as const
export type WidgetTab = (typeof widgetTabs)[number]

interface TabOptions {
  widgetType?: (typeof widgetTypes)[number] | undefined
  tabs?: WidgetTab[] | undefined
}

/**
 * Returns the tabs of a widget in order, the default ones if none are chosen; undefined for the chat alone.
 */
export function tabsOf({ widgetType, tabs = [] }: TabOptions): WidgetTab[] | undefined {
  if (widgetType !== 'tabs') return undefined
  return tabs.length > 0 ? [...new Set(tabs)] : [...widgetTabs]
}
