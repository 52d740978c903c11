import type { WidgetTab } from '@parley/functions/shared/widget/widgetTabs'
import { Glyph } from '../Glyph.tsx'
import { chatPath } from './chatPath.ts'

const icons: Record<WidgetTab, string> = {
  home: 'M4 11l8-7 8 7v9h-5v-6H9v6H4z',
  chat: chatPath,
  conversations: 'M4 7h16M4 12h16M4 17h10',
}

interface TabBarProps {
  /** The name of the bar for screen readers. */
  label: string
  tabs: WidgetTab[]
  current: WidgetTab
  names: Record<WidgetTab, string>
  /** The notice of unread messages in the chat; empty without any. */
  news: string
  onGo: (tab: WidgetTab) => void
}

/** Renders the tabs at the foot of the panel. */
export function TabBar({ label, tabs, current, names, news, onGo }: TabBarProps) {
  return (
    <nav key="tabs" class="tabs" aria-label={label}>
      {tabs.map((tab) => (
        <button key={tab} aria-current={tab === current ? 'page' : undefined} onClick={() => onGo(tab)}>
          <Glyph path={icons[tab]} />
          <span>{names[tab]}</span>
          {tab === 'chat' && news ? (
            <>
              <i />
              <span class="unseen">{news}</span>
            </>
          ) : null}
        </button>
      ))}
    </nav>
  )
}
