/** What the widget's panel is: the chat alone, or several tabs with a bar at the foot. */
export const widgetTypes = ['chat', 'tabs'] as const

/** What the panel has tabs for, in the order in which they stand where the owner has chosen none. */
export const widgetTabs = ['home', 'chat', 'conversations'] as const
export type WidgetTab = (typeof widgetTabs)[number]

interface TabOptions {
  widgetType?: (typeof widgetTypes)[number] | undefined
  tabs?: WidgetTab[] | undefined
}

/** The tabs of a widget in their order, the default ones where there are none; undefined for the chat alone. */
export function tabsOf({ widgetType, tabs = [] }: TabOptions): WidgetTab[] | undefined {
  if (widgetType !== 'tabs') return undefined
  return tabs.length > 0 ? [...new Set(tabs)] : [...widgetTabs]
}
