import { Button, Skeleton } from '@mantine/core'
import { isSettled, type Billing } from '@parley/functions/shared/billing/billing'
import { isEntitled } from '@parley/functions/shared/billing/isEntitled'
import { minuteMs } from '@parley/functions/shared/durations'
import { paths } from '@parley/functions/shared/paths'
import {
  canStartWhitelabelTrial,
  hasWhitelabelAddon,
  isInWhitelabelTrial,
} from '@parley/functions/shared/agencies/whitelabel'
import type { Workspace } from '@parley/functions/shared/workspaces/workspace'
import { useState, type ReactNode } from 'react'
import { Dialog } from '../../components/dialogs/Dialog.tsx'
import { LoadFailure } from '../../components/failures/LoadFailure.tsx'
import { call } from '../../lib/call.ts'
import { guessCountry } from '../../lib/formats/countries.ts'
import { useLiveDoc } from '../../lib/live/live.ts'
import { useWorkspaceRef } from '../../lib/session/session.ts'
import { showFailure } from '../../lib/toast.ts'
import { useNow } from '../../lib/browser/useNow.ts'
import styles from './domains/Domains.module.css'
import { t } from './domains/domainTexts.ts'
import { WhitelabelOffer } from './WhitelabelOffer.tsx'

/** Shows its children to workspaces with the white-label add-on or its trial. */
export function WhitelabelGate({ children }: { children: ReactNode }) {
  const { region, workspaceId } = useWorkspaceRef()
  const workspace = useLiveDoc('workspace', { region, path: paths.workspace(workspaceId) })
  const billing = useLiveDoc('billing', { region, path: paths.billing(workspaceId) })
  const now = useNow(minuteMs, true)
  const [hasBegun, setHasBegun] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  const failed = [workspace, billing].find((result) => result.status === 'error')
  if (failed?.status === 'error')
    return <LoadFailure title={t('domainNotLoaded')} error={failed.error} retry={failed.retry} />
  if (workspace.status !== 'ready' || billing.status !== 'ready' || !workspace.data)
    return <Skeleton height={64} radius="md" />
  const { data } = workspace
  const isInTrial = isInWhitelabelTrial(data, now)
  const dialog = hasBegun && <TrialBegun endsAt={endOf(data)} onClose={() => setHasBegun(false)} />
  if (isInTrial || hasWhitelabelAddon(billing.data, now))
    return (
      <>
        {isInTrial && <p className={styles.note}>{t('trialEnds', { at: endOf(data) })}</p>}
        {children}
        {dialog}
      </>
    )

  async function handleTrial() {
    setIsBusy(true)
    try {
      await call('activateWhitelabelTrial', { region, workspaceId }, region)
      setHasBegun(true)
    } catch (error) {
      showFailure(error)
    } finally {
      setIsBusy(false)
    }
  }

  const pays = isEntitled(billing.data?.subscription ?? null, now) && !data.internal.isPayAsYouGo
  return (
    <div className={styles.actions}>
      <WhitelabelOffer pays={pays} country={countryOf(billing.data, data)} />
      {canStartWhitelabelTrial(data) && (
        <Button variant="default" loading={isBusy} onClick={() => void handleTrial()}>
          {t('startTrial')}
        </Button>
      )}
      {dialog}
    </div>
  )
}

/** Returns the country of a workspace's payments: that of its card, or a guess before there is one. */
function countryOf(billing: Billing | null, { internal }: Pick<Workspace, 'internal'>): string {
  return billing && isSettled(billing) ? billing.country : guessCountry(internal.countryCode)
}

function TrialBegun({ endsAt, onClose }: { endsAt: Date; onClose: () => void }) {
  return (
    <Dialog size="sm" title={t('trialBegun')} onClose={onClose}>
      <p>{t('trialBegunText', { at: endsAt })}</p>
      <Button mt="md" fullWidth data-autofocus onClick={onClose}>
        {t('trialGo')}
      </Button>
    </Dialog>
  )
}

function endOf({ internal }: { internal: { whitelabelTrialEndsAt?: number | undefined } }): Date {
  return new Date((internal.whitelabelTrialEndsAt ?? 0) * 1_000)
}
