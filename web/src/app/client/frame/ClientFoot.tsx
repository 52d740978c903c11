import { IconDots } from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import { NavLink, useLocation } from 'react-router-dom'
import { lazyComponent } from '../../../lib/navigation/lazyComponent.tsx'
import bar from '../../navigation/BottomBar.module.css'
import { WaitingMark } from '../../navigation/WaitingMark.tsx'
import { t as shellTexts } from '../../texts.ts'
import { t } from '../texts.ts'
import { useShownTabs } from './useShownTabs.tsx'

const MorePages = lazyComponent(async () => (await import('./MorePages.tsx')).MorePages)

/** The number of pages that fit beside each other. */
const maxShown = 5

/** The client's pages within reach of a thumb; those that do not fit are in a sheet. */
export function ClientFoot({ agentId }: { agentId: string | undefined }) {
  const tabs = useShownTabs(agentId)
  const { key, pathname } = useLocation()
  // Open for the location where it was opened: any navigation closes it.
  const [openedAt, setOpenedAt] = useState<string>()
  if (tabs.length === 0) return null
  const isMore = tabs.length > maxShown
  const shown = isMore ? tabs.slice(0, maxShown - 1) : tabs
  const rest = tabs.slice(shown.length)
  return (
    <nav className={bar.bar} aria-label={t('pages')} data-at-foot>
      {shown.map(({ key: id, to, label, icon, isOurs, count }) => (
        <NavLink key={id} to={to} className={bar.item ?? ''}>
          {icon}
          {isOurs ? <span>{label}</span> : <span dir="auto">{label}</span>}
          {count > 0 && (
            <span className={bar.count}>
              <WaitingMark count={count} />
            </span>
          )}
        </NavLink>
      ))}
      {isMore && (
        <button
          type="button"
          className={bar.item}
          aria-haspopup="dialog"
          aria-expanded={openedAt === key}
          aria-current={rest.some(({ to }) => pathname.startsWith(to)) ? 'page' : undefined}
          onClick={() => setOpenedAt(key)}
        >
          <IconDots size={18} aria-hidden="true" />
          <span>{shellTexts('morePlaces')}</span>
        </button>
      )}
      {openedAt === key && (
        <Suspense fallback={null}>
          <MorePages tabs={rest} onClose={() => setOpenedAt(undefined)} />
        </Suspense>
      )}
    </nav>
  )
}
