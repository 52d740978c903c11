import type { ReactNode } from 'react'
import { NavLink, useLocation } from 'react-router-dom'
import { useCurrentInView } from '../../../lib/browser/useCurrentInView.ts'
import tabs from '../../agentFrame/view/AgentTabs.module.css'
import { WaitingMark } from '../../navigation/WaitingMark.tsx'
import { t } from '../texts.ts'

export interface ShownTab {
  key: string
  to: string
  label: string
  icon: ReactNode
  /** Whether the platform named it, not the agency. */
  isOurs: boolean
  /** The number of waiting visitors. */
  count: number
}

/** Pages to select from, in a row or a column. */
export function TabRow({ shown, isVertical }: { shown: readonly ShownTab[]; isVertical: boolean }) {
  const row = useCurrentInView<HTMLElement>(useLocation().pathname)
  return (
    <nav ref={row} className={isVertical ? tabs.column : tabs.row} aria-label={t('pages')}>
      {shown.map(({ key, to, label, icon, isOurs, count }) => (
        <NavLink key={key} to={to}>
          {isVertical && icon}
          {isOurs ? <span>{label}</span> : <span dir="auto">{label}</span>}
          {count > 0 && <WaitingMark count={count} />}
        </NavLink>
      ))}
    </nav>
  )
}
