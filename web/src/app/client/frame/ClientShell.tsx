import type { ClientAccess } from '@parley/functions/shared/workspaces/access'
import { useMediaQuery } from '@mantine/hooks'
import { Suspense, useEffect, useRef, useState } from 'react'
import { Outlet, useLocation, useMatch } from 'react-router-dom'
import { PartBoundary } from '../../../components/failures/PartBoundary.tsx'
import { PageSkeleton } from '../../shell/ShellSkeleton.tsx'
import { useArrival } from '../../shell/useArrival.ts'
import { AccessOff } from '../AccessOff.tsx'
import styles from '../Client.module.css'
import { ClientBar } from './ClientBar.tsx'
import { ClientFoot } from './ClientFoot.tsx'
import { useClient } from '../ClientContext.ts'
import { ClientPanels, type ClientPanel } from '../panels/ClientPanels.tsx'
import { ClientSide } from './ClientSide.tsx'
import { ImpersonationStrip } from '../impersonation/ImpersonationStrip.tsx'
import { ViewedByAgencyStrip } from '../impersonation/ViewedByAgencyStrip.tsx'
import { stylesRoot } from './scopeStyles.ts'
import { t } from '../texts.ts'
import { useAgencyStyles } from './useAgencyStyles.ts'
import { useOpenNotices } from '../notices/useOpenNotices.ts'
import { useMay } from '../../../lib/session/viewer.ts'
import { PausedDashboard } from '../unpaid/PausedDashboard.tsx'
import { UnpaidStrip } from '../unpaid/UnpaidStrip.tsx'
import { useIsImpersonated } from '../impersonation/useIsImpersonated.ts'
import { useOwnStatus } from './useOwnStatus.ts'

/**
 * The frame of a client's pages: a bar at the top, or a column beside an agent's pages, as their organisation
 * has chosen.
 */
export function ClientShell({ impersonation }: { impersonation: ClientAccess | undefined }) {
  const { organisation, agents, hasBilling } = useClient()
  const { pathname, search } = useLocation()
  const opened = useMatch('/app/:region/agents/:agentId/*')?.params.agentId
  const isCustomTab = useMatch('/app/:region/c/:tab') !== null
  const isReport = useMatch('/app/:region/report/*') !== null
  // On pages without an agent, the pages of the first one stay available.
  const agentId = opened ?? (isCustomTab || isReport ? agents[0]?.agentId : undefined)
  const hasRoom = useMediaQuery('(min-width: 861px)', true, { getInitialValueInEffect: false })
  const isVertical = organisation.dashboardLayout === 'vertical' && hasRoom && agentId !== undefined
  const mayPay = useMay('payAgency')
  // The payment service returns to the billing.
  const [panel, setPanel] = useState<ClientPanel | undefined>(() =>
    mayPay && hasBilling && new URLSearchParams(search).has('billing') ? 'billing' : undefined,
  )
  const main = useRef<HTMLElement>(null)
  const status = useOwnStatus()
  useAgencyStyles()
  const notices = useOpenNotices()
  const section = pathname.split('/').slice(0, 6).join('/')
  const announced = useArrival(main, { page: section, part: '' })
  const isOff = organisation.settings.disableClientAccess && !impersonation
  const isLookedAt = useIsImpersonated() && !impersonation
  const isPaused = organisation.isPaused && !impersonation
  const isClosed = isOff || isPaused
  const { unpaidSince, isPauseWaived } = organisation
  const isUnpaid = unpaidSince > 0 && !isPauseWaived && !isClosed && mayPay && hasBilling
  // Without the agency's own styles: pages with money or a password, pages that name the author of their
  // content, and all pages during an impersonation.
  const isPlain = isLookedAt || /^\/app\/[^/]+\/(account|billing|c|password)(\/|$)/.test(pathname)

  useEffect(() => {
    // Newer browsers return a promise here, which React would take for a clean-up.
    window.scrollTo(0, 0)
  }, [section])

  const frame = { agentId, status, notices, onPanel: setPanel }
  return (
    <div
      className={styles.shell}
      data-layout={isVertical ? 'vertical' : 'horizontal'}
      data-foot={hasRoom ? undefined : ''}
      data-strip={impersonation || isLookedAt || isUnpaid ? '' : undefined}
      {...(!isPlain && { [stylesRoot]: '' })}
    >
      <a
        className={styles.skip}
        href="#main"
        onClick={(event) => {
          event.preventDefault()
          main.current?.focus()
        }}
      >
        {t('skipToContent')}
      </a>
      {impersonation && <ImpersonationStrip access={impersonation} />}
      {isLookedAt && <ViewedByAgencyStrip />}
      {isUnpaid && !isLookedAt && <UnpaidStrip onBilling={() => setPanel('billing')} />}
      {isVertical ? <ClientSide {...frame} /> : <ClientBar {...frame} hasFoot={!hasRoom} />}
      <main id="main" ref={main} className={styles.main} tabIndex={-1}>
        {!isClosed && (
          <PartBoundary of={section}>
            <Suspense fallback={<PageSkeleton />}>
              <Outlet />
            </Suspense>
          </PartBoundary>
        )}
      </main>
      {!hasRoom && <ClientFoot agentId={agentId} />}
      <div className="unseen" aria-live="polite">
        {announced}
      </div>
      {panel && !isClosed && <ClientPanels panel={panel} onClose={() => setPanel(undefined)} />}
      {isOff && <AccessOff />}
      {isPaused && !isOff && <PausedDashboard />}
    </div>
  )
}
